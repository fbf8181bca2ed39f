import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type Drawing, themeOf } from '#features/theme/looks.ts'
import type { QrPrint } from '../qr.contract.ts'
import type { PrintContent } from './print/content.ts'
import { PRINT_LOOKS } from './print/looks.ts'
import { printPages } from './print/print-pdf.ts'
import { qrMatrix } from './qr-matrix.ts'

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

/** A picture of one pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const DRAWINGS = Object.keys(PRINT_LOOKS) as Drawing[]
const contents = fc
  .sample(fc.record({ name, url }), { numRuns: NAMES, seed: SEED })
  .concat({ name: 'La Taberna de Carmen', url: 'sobremesa.es/la-taberna-de-carmen' })
  .map((each, index) => ({
    ...each,
    phrases: ['Escanea y elige', 'Scan and choose', 'Leia o código e escolha'],
    matrix: qrMatrix(`https://${each.url}`),
    drawing: DRAWINGS[index % DRAWINGS.length],
    theme: themeOf('tavern', { primaryColor: '#123456', secondaryColor: '#fbf7ee', accentColor: '#b9974a' }),
    zone: index % 3 ? null : 'Jardín de invierno de la playa',
    logo: index % 2 ? { href: LOGO, plate: '#ffffff' } : null,
  })) as unknown as [PrintContent, ...PrintContent[]]

type Word = { text: string; left: number; top: number; right: number; bottom: number }

const WORD = /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** The words of each page and where they stand, in millimeters. */
async function wordsOf(pdf: Buffer): Promise<Word[][]> {
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

/** How often a name stands on a sheet, and whether a word is inside what is cut out. */
const SHEETS: Record<QrPrint, { times: number; holds: (word: Word) => boolean }> = {
  tent: { times: 2, holds: ({ left, right, top, bottom }) => left >= 2 && right <= 146 && top >= 2 && bottom <= 208 },
  cards: {
    times: 4,
    holds: ({ left, right, top, bottom }) =>
      left % 105 >= 2 && (right % 105) + 2 <= 105 && right - left < 105 && top % 148.5 >= 2 && bottom - top < 30,
  },
  sticker: {
    times: 1,
    holds: ({ left, right, top, bottom }) =>
      [left, right].every(x => [top, bottom].every(y => Math.hypot(x - 37, y - 37) <= 34)),
  },
}
const lettersOf = (text: string) => [...text.normalize('NFC').replace(/\s/g, '')]
const count = (letters: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

test.each(Object.keys(SHEETS) as QrPrint[])('%s: every letter of 200 names is inside its place', async print => {
  const { times, holds } = SHEETS[print]
  const pages = await wordsOf(await printPages(print, contents))
  expect(pages).toHaveLength(contents.length)
  for (const [index, words] of pages.entries()) {
    const content = contents[index]
    expect(
      words.filter(word => !holds(word)),
      `${content?.name}, ${content?.url}`,
    ).toEqual([])
    const found = count(lettersOf(words.map(word => word.text).join('')))
    const isUpper = content !== undefined && PRINT_LOOKS[content.drawing].capitals === true
    const name = isUpper ? content.name.toLocaleUpperCase('es') : content?.name
    const wanted = count(lettersOf(`${name}${content?.zone ?? ''}${print === 'sticker' ? '' : content?.url}`))
    for (const [letter, often] of wanted)
      expect(found.get(letter) ?? 0, `${letter} of ${content?.name}`).toBeGreaterThanOrEqual(often * times)
  }
})
