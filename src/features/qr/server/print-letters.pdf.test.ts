import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { LOOKS, type Style, STYLES } from '#features/theme/looks.ts'
import { kitHouse, ONE_PIXEL, openTypesetting } from '#test/print/kit.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import { QR_PRINTS, type QrPrint } from '../qr.contract.ts'
import { LOGO_FILE } from './print/content.ts'
import { layOutPrint } from './print/lay-out.ts'
import { PRINT_LOOKS } from './print/looks.ts'

const NAMES = 200
const NAME_MAX = 50
const MM_PER_POINT = 25.4 / 72
/** Boxes of words are as high as the font, letters are not: what is left away above and below. */
const EMPTY_TOP = 0.18
const EMPTY_BOTTOM = 0.2

const SEED = 20261122
const WORDS = ['La', 'Taberna', 'de', 'Carmen', 'El', 'Rincón', 'Casa', 'Ñandú', 'Żywiec', 'Marisquería', 'WWW', 'iii']
const name = fc
  .oneof(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }).map(words => words.join(' ')),
    fc.string({ unit: fc.constantFrom(...'abcWMilñóÁ-&.'), minLength: 2, maxLength: NAME_MAX }),
  )
  .map(text => text.slice(0, NAME_MAX).trim())
  .filter(text => text.length > 1)
const url = fc.integer({ min: 3, max: 60 }).map(length => `sobremesa.es/${'taberna-'.repeat(8).slice(0, length)}a`)

const contents = fc
  .sample(fc.record({ name, url }), { numRuns: NAMES, seed: SEED })
  .concat({ name: 'La Taberna de Carmen', url: 'sobremesa.es/la-taberna-de-carmen' })
  .map((each, index) => ({
    ...each,
    style: STYLES[index % STYLES.length] ?? 'modern',
    place: index % 3 ? null : index % 2 ? 'Jardín de invierno de la playa' : 'Jardín de la playa 1234',
    isTable: index % 2 === 0,
    logo: index % 2 ? { plate: '#ffffff' } : null,
  }))

const typesetting = openTypesetting()

type Word = { text: string; left: number; top: number; right: number; bottom: number }

const WORD = /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** The words of each page and where they stand, in millimeters. */
async function wordsOf(pdf: Uint8Array): Promise<Word[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-letters-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'print.pdf')
  await writeFile(file, pdf)
  const { stdout } = await promisify(execFile)('pdftotext', ['-bbox', file, '-'], { maxBuffer: 1e9 })
  return stdout
    .split('<page ')
    .slice(1)
    .map(page =>
      [...page.matchAll(WORD)].map(([, left, top, right, bottom, text]) => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [left, top, right, bottom].map(each => Number(each) * MM_PER_POINT)
        const height = y2 - y1
        return {
          text: plain(text ?? ''),
          left: x1,
          right: x2,
          top: y1 + height * EMPTY_TOP,
          bottom: y2 - height * EMPTY_BOTTOM,
        }
      }),
    )
}

/** What is seen of each, and whether a word is inside of what is cut out. */
const inside =
  (width: number, height: number) =>
  ({ left, right, top, bottom }: Word): boolean =>
    left >= 2 && right <= width - 2 && top >= 2 && bottom <= height - 2
const HOLDS: Record<QrPrint, (word: Word) => boolean> = {
  tent: inside(148, 105),
  cards: inside(105, 148),
  sticker: ({ left, right, top, bottom }) =>
    [left, right].every(x => [top, bottom].every(y => Math.hypot(x - 37, y - 37) <= 34)),
}
/** The name as its look writes it. */
const written = ({ name, style }: { name: string; style: Style }): string =>
  PRINT_LOOKS[LOOKS[style].print].capitals ? name.toLocaleUpperCase('es') : name
const lettersOf = (text: string) => [...text.normalize('NFC').replace(/\s/g, '')]
const count = (letters: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

test.each(QR_PRINTS)('%s: every letter of 200 names is inside its place', async print => {
  const holds = HOLDS[print]
  const { set } = typesetting
  const sheets = contents.map(({ name, url, style, place, isTable, logo }) =>
    layOutPrint({
      print,
      as: 'seen',
      house: { ...kitHouse(style), name, url, logo },
      codes: [{ text: `https://${url}`, place, isTable }],
    }),
  )
  // Letters alone are looked at; codes would take most of the time.
  const lettersOn = ({ items, ...size }: SheetPage) => ({ ...size, items: items.filter(({ kind }) => kind !== 'code') })
  const files = Object.assign({ [LOGO_FILE]: ONE_PIXEL }, ...sheets.map(sheet => sheet.files))
  const made = await set('owner', {
    sheet: {
      title: print,
      author: 'Carmen',
      lang: 'es',
      figures: 'text',
      pages: sheets.flatMap(({ pages }) => pages.map(lettersOn)),
    },
    files,
    results: ['pdf'],
  })
  const pages = await wordsOf(made.pdf ?? new Uint8Array())
  expect(pages).toHaveLength(contents.length)
  for (const [index, words] of pages.entries()) {
    const content = contents[index]
    expect(
      words.filter(word => !holds(word)),
      `${content?.name}, ${content?.url}`,
    ).toEqual([])
    const found = count(lettersOf(words.map(word => word.text).join('')))
    const wanted = count(lettersOf(`${content && written(content)}${content?.place ?? ''}${content?.url}`))
    for (const [letter, often] of wanted)
      expect(found.get(letter) ?? 0, `${letter} of ${content?.name}`).toBeGreaterThanOrEqual(often)
  }
})
