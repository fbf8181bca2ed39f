import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

export const CORE_FONTS_FOLDER = join(import.meta.dirname, '../../src/ui/assets/fonts')

/** What nearly every menu in Spanish, English or Portuguese is written with; French, Italian and German too. */
const CHARACTERS = [
  ['\u0020', '\u007e'],
  ['\u00a0', '\u00a1'],
  ['©', '«'],
  ['°', '°'],
  ['·', '·'],
  ['º', 'Ä'],
  ['Ç', 'Ï'],
  ['Ñ', '×'],
  ['Ù', 'Ü'],
  ['ß', 'ä'],
  ['ç', 'ï'],
  ['ñ', 'ö'],
  ['ù', 'ü'],
  ['–', '—'],
  ['‘', '’'],
  ['“', '”'],
  ['•', '•'],
  ['…', '…'],
  ['€', '€'],
] as const

const point = (character: string): number => character.codePointAt(0) ?? 0

export const CORE_TEXT = CHARACTERS.flatMap(([first, last]) =>
  Array.from({ length: point(last) - point(first) + 1 }, (_, at) => String.fromCodePoint(point(first) + at)),
).join('')

/** File of a package, and the weights that our style sheets use. */
const SOURCES = {
  'familjen-grotesk': { file: 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal', weights: [400, 700] },
  'hanken-grotesk': { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal', weights: [400, 700] },
  'ibarra-real-nova': { file: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal', weights: [400, 700] },
  'ibarra-real-nova-italic': { file: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic', weights: [400, 500] },
} as const

export type CoreFont = keyof typeof SOURCES
export const CORE_FONTS = Object.keys(SOURCES) as CoreFont[]

/** The WOFF2 bytes of a font with `CORE_TEXT` and our weights only: half of the package's file. The same each time. */
export async function makeCoreFont(name: CoreFont): Promise<Buffer> {
  const { file, weights } = SOURCES[name]
  const [min, max] = weights
  // The letters of the sans serif fonts do not touch: no ligature is missed.
  const noLayoutClosure = !name.startsWith('ibarra')
  const whole = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`))
  return subsetFont(whole, CORE_TEXT, { targetFormat: 'woff2', noLayoutClosure, variationAxes: { wght: { min, max } } })
}
