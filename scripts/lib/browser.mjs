// Finds the Chromium for the browser tests (3-decisions §9), and installs one when there is none.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, say, stop } from './bootstrap.mjs'
import { aptInstall, onPath } from './debian.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DEBIAN = '/etc/debian_version'
/** Debian's Chromium only recommends them. */
const FONTS = 'fonts-liberation'
const FONT_FOLDERS = ['liberation', 'liberation2'].map(name => `/usr/share/fonts/truetype/${name}`)

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/**
 * `CHROMIUM_PATH`, an installed Chromium, Playwright's own, Debian's by apt as root; otherwise ends with one plain
 * line. On Debian also the fonts that stand in for a page's own.
 */
export async function ensureBrowser() {
  await ensureFonts()
  const found = process.env.CHROMIUM_PATH || onPath(NAMES) || (await playwrightsOwn())
  if (found) return found
  if (await aptInstall('chromium')) return onPath(NAMES)
  say('Downloading the Chromium of Playwright …')
  if ((await run('playwright', ['install', 'chromium-headless-shell', 'chromium'])) === 0) return playwrightsOwn()
  return stop('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

/**
 * The system's fonts in place of Arial and Times, which stand in until a page's own fonts have come: without them every
 * line moves then, and tests say so. Other systems have fonts of that size.
 */
async function ensureFonts() {
  if (!existsSync(DEBIAN) || FONT_FOLDERS.some(folder => existsSync(folder)) || (await aptInstall(FONTS))) return
  say(`Without the Debian package ${FONTS} some browser tests fail.`)
}

/** The browser's own name and version, for the log. */
export function browserVersion(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return path
  }
}
