// Set-up of vitest's project `api`: tesseract reads photographs of cartas.
import { execFileSync } from 'node:child_process'
import { aptInstall } from './debian.mjs'

const LANGUAGE = 'spa'

function hasSpanish() {
  try {
    return execFileSync('tesseract', ['--list-langs'], { encoding: 'utf8' }).split(/\s+/).includes(LANGUAGE)
  } catch {
    return false
  }
}

/** Installs it as root when it is missing; throws when that is not possible. */
export async function setup() {
  if (hasSpanish()) return
  if ((await aptInstall('tesseract-ocr')) && (await aptInstall('tesseract-ocr-spa')) && hasSpanish()) return
  throw new Error('The tests of photographs need tesseract with Spanish: install tesseract-ocr and tesseract-ocr-spa.')
}
