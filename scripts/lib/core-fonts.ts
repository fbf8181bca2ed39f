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

type Source = {
  file: string
  /** Of a font that has an axis of weights. */
  weights?: readonly [min: number, max: number]
  ligatures: boolean
  /** Its own name is reserved for the whole font (OFL 1.1): a cut one has another, with as many letters. */
  renamed?: readonly [from: string, to: string]
}

const source = (family: string, style: string, weights: Source['weights'], ligatures: boolean): Source => ({
  file: `@fontsource-variable/${family}/files/${family}-latin-wght-${style}`,
  ...(weights && { weights }),
  ligatures,
})
const fixed = (family: string, weight: number, renamed?: Source['renamed']): Source => ({
  file: `@fontsource/${family}/files/${family}-latin-${weight}-normal`,
  ligatures: false,
  ...(renamed && { renamed }),
})
/**
 * The weights are those of our style sheets. The letters of the sans serif fonts do not touch: no ligature is missed.
 */
const SOURCES = {
  'familjen-grotesk': source('familjen-grotesk', 'normal', [400, 700], false),
  'hanken-grotesk': source('hanken-grotesk', 'normal', [400, 700], false),
  'ibarra-real-nova': source('ibarra-real-nova', 'normal', [400, 700], true),
  'ibarra-real-nova-italic': source('ibarra-real-nova', 'italic', [400, 500], true),
  piazzolla: source('piazzolla', 'normal', [400, 700], false),
  belanosima: fixed('belanosima', 600),
  'verbena-cartel': fixed('londrina-solid', 900, ['Londrina Solid', 'Verbena Cartel']),
} satisfies Record<string, Source>

export type CoreFont = keyof typeof SOURCES
export const CORE_FONTS = Object.keys(SOURCES) as CoreFont[]

/** The bytes of a text as a font's table of names holds them: two a letter, or one. */
const spellings = (text: string): Buffer[] => [Buffer.from(text, 'utf16le').swap16(), Buffer.from(text, 'latin1')]

/** The font with one name in place of another, as long as it, with and without its spaces. */
function rename(font: Buffer, [from, to]: NonNullable<Source['renamed']>): Buffer {
  const renamed = Buffer.from(font)
  for (const [before, after] of [
    [from, to],
    [from.replaceAll(' ', ''), to.replaceAll(' ', '')],
  ] as const)
    for (const [at, old] of spellings(before).entries())
      for (let found = renamed.indexOf(old); found >= 0; found = renamed.indexOf(old, found))
        spellings(after)[at]?.copy(renamed, found)
  return renamed
}

/** The WOFF2 bytes of a font with `CORE_TEXT` and our weights only: half of the package's file. The same each time. */
export async function makeCoreFont(name: CoreFont): Promise<Buffer> {
  const { file, weights, ligatures, renamed }: Source = SOURCES[name]
  const whole = await readFile(require.resolve(`${file}.woff2`))
  const cut = {
    noLayoutClosure: !ligatures,
    ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
  }
  if (!renamed) return subsetFont(whole, CORE_TEXT, { ...cut, targetFormat: 'woff2' })
  const plain = await subsetFont(whole, CORE_TEXT, { ...cut, targetFormat: 'sfnt' })
  return subsetFont(rename(plain, renamed), CORE_TEXT, { ...cut, targetFormat: 'woff2' })
}
