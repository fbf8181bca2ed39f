// Which Chromium the browser tests use (3-decisions §9), and how it gets here when there is none.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say, stop } from './bootstrap.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The first of these commands on the PATH; undefined when none is there. */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const isRoot = () => process.getuid?.() === 0
const canUseApt = () => isRoot() && onPath(['apt-get']) !== undefined

/** Installs Debian packages as root; answers whether that worked. */
async function aptInstall(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  await run('apt-get', ['update', '-q'], options)
  return (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options)) === 0
}

/** `CHROMIUM_PATH`, an installed Chromium, Playwright's own, Debian's by apt as root; else one plain line. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH || onPath(NAMES) || (await playwrightsOwn())
  if (found) return found
  if (canUseApt()) {
    say('Installing Chromium (Debian package) …')
    if (await aptInstall(['chromium'])) return onPath(NAMES)
  }
  say('Downloading the Chromium of Playwright …')
  if ((await run('playwright', ['install', 'chromium-headless-shell', 'chromium'])) === 0) return playwrightsOwn()
  return stop('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

/** `pdftoppm` turns the print files into pictures that the tests can read. */
export async function ensurePoppler() {
  if (onPath(['pdftoppm'])) return
  if (canUseApt()) {
    say('Installing poppler-utils (Debian package) …')
    if (await aptInstall(['poppler-utils'])) return
  }
  stop('The tests of the print files need pdftoppm: install poppler-utils.')
}

/** What the browser calls itself, for the log. */
export function browserVersion(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return path
  }
}
