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

type Source = { file: string; weights: readonly [min: number, max: number]; ligatures: boolean }

const source = (family: string, style: string, weights: Source['weights'], ligatures: boolean): Source => ({
  file: `${family}/files/${family}-latin-wght-${style}`,
  weights,
  ligatures,
})
/**
 * The weights are those of our style sheets. The letters of the sans serif fonts do not touch: no ligature is missed.
 */
const SOURCES = {
  'familjen-grotesk': source('familjen-grotesk', 'normal', [400, 700], false),
  'hanken-grotesk': source('hanken-grotesk', 'normal', [400, 700], false),
  'ibarra-real-nova': source('ibarra-real-nova', 'normal', [400, 700], true),
  'ibarra-real-nova-italic': source('ibarra-real-nova', 'italic', [400, 500], true),
}

export type CoreFont = keyof typeof SOURCES
export const CORE_FONTS = Object.keys(SOURCES) as CoreFont[]

/** The WOFF2 bytes of a font with `CORE_TEXT` and our weights only: half of the package's file. The same each time. */
export async function makeCoreFont(name: CoreFont): Promise<Buffer> {
  const { file, weights, ligatures } = SOURCES[name]
  const [min, max] = weights
  const whole = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`))
  return subsetFont(whole, CORE_TEXT, {
    targetFormat: 'woff2',
    noLayoutClosure: !ligatures,
    variationAxes: { wght: { min, max } },
  })
}
