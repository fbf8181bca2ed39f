// Set-up of vitest's project `pdf`: poppler turns print files into pictures and words that the tests can read.
import { aptInstall, onPath } from '../scripts/lib/debian.mjs'

/** Installs poppler as root when it is missing; throws when that is not possible. */
export async function setup() {
  if (onPath(['pdftoppm']) || (await aptInstall('poppler-utils'))) return
  throw new Error('The tests of the print files need pdftoppm: install poppler-utils.')
}
