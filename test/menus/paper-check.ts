import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { ALLERGEN_LETTERS } from '#features/paper/paper.print-texts.ts'
import { printModel } from '#features/paper/server/content/print-model.ts'
import type { PaperHouse } from '#features/paper/server/parts/house.ts'
import { setSheet } from '#features/paper/server/sheets/set-sheet.ts'
import { SLUG } from '#features/paper/server/sheets/imposition.ts'
import { MM_PER_PT } from '#features/paper/server/parts/words.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { Typesetting } from '#platform/typeset/typeset.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { categoryMark, dishMark, type RandomCarta, secondMark } from './paper-cartas.ts'

const run = promisify(execFile)

export type PrintedWord = { page: number; text: string; left: number; right: number; top: number; bottom: number }
export type PrintedPage = { width: number; height: number }

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|amp|apos);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" })[name] ?? '',
  )

/** Every word of a PDF where poppler finds it, in millimeters. */
export async function wordsOfPdf(pdf: Uint8Array): Promise<{ words: PrintedWord[]; pages: PrintedPage[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    await writeFile(join(folder, 'a.pdf'), pdf)
    const { stdout } = await run('pdftotext', ['-bbox', join(folder, 'a.pdf'), '-'], { maxBuffer: 200_000_000 })
    const pages: PrintedPage[] = []
    const words: PrintedWord[] = []
    const tags =
      /<page width="([\d.]+)" height="([\d.]+)"|<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g
    for (const [, width, height, left, top, right, bottom, text] of stdout.matchAll(tags)) {
      const mm = (points: string | undefined): number => Number(points) * MM_PER_PT
      if (width !== undefined) pages.push({ width: mm(width), height: mm(height) })
      else
        words.push({
          page: pages.length - 1,
          text: unescaped(text ?? ''),
          left: mm(left),
          right: mm(right),
          top: mm(top),
          bottom: mm(bottom),
        })
    }
    return { words, pages }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const testHouse = (style: Style): PaperHouse => ({
  name: 'La Taberna de Carmen',
  description: 'Cocina de siempre y vinos de la tierra, a dos calles del mercado.',
  address: 'Calle de la Paz, 3, 28012 Madrid',
  phone: '915 000 000',
  style,
  url: 'sobremesa.es/taberna-carmen',
  code: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h-1z"/></svg>',
  colors: {
    ground: '#1d3f78',
    onGround: '#ffffff',
    title: '#1d3f78',
    pale: '#bbc5d7',
    rule: '#ad8a3c',
    stripe: '#274780',
    crossing: '#315088',
  },
  logo: null,
})
const WORDS = {
  edition: 'Edición 13',
  validFrom: 'En vigor desde el 22 de noviembre de 2026',
  said: ['Precios en euros, IVA incluido'],
  elsewhere: 'Leyenda de alérgenos en la última página',
}

/** Nothing stands nearer to the edge than this; millimeters. */
const EDGE = 4.9

/** Words whose letters lie on each other: the middle of their heights is compared, as lines stand close. */
function overlaps(words: readonly PrintedWord[]): string[] {
  const core = words.map(word => {
    const height = word.bottom - word.top
    return { ...word, top: word.top + height * 0.36, bottom: word.bottom - height * 0.32 }
  })
  const sorted = core.toSorted((a, b) => a.page - b.page || a.top - b.top)
  return sorted.flatMap((word, index) => {
    const found: string[] = []
    for (const other of sorted.slice(index + 1)) {
      if (other.page !== word.page || other.top >= word.bottom) break
      if (other.left < word.right - 0.15 && other.right > word.left + 0.15) found.push(`${word.text} / ${other.text}`)
    }
    return found
  })
}

function countOf(words: readonly PrintedWord[], text: string): number {
  return words.filter(word => word.text === text).length
}

/** A head is above a dish of its category in its column, or in its band. */
function lonelyHeads({ content }: RandomCarta, words: readonly PrintedWord[]): string[] {
  return words.flatMap(head => {
    const at = content.categories.findIndex((_, index) => categoryMark(index) === head.text)
    if (at < 0) return []
    const marks = content.dishes.flatMap(({ categoryId }, index) => (categoryId === `c${at}` ? [dishMark(index)] : []))
    const follows = words.some(word => word.page === head.page && marks.includes(word.text) && word.top >= head.top - 3)
    return follows ? [] : [head.text]
  })
}

/** Each letter stands as often as a dish contains it, or may contain it in brackets, and once in the legend. */
function wrongLetters({ content, options }: RandomCarta, words: readonly PrintedWord[]): string[] {
  if (options.allergens !== 'letters' || options.format === 'door') return []
  return ALLERGEN_IDS.flatMap(id => {
    const letter = ALLERGEN_LETTERS[id]
    const contains = content.dishes.filter(({ allergens }) => allergens.includes(id)).length
    const may = content.dishes.filter(({ allergens, traces }) => traces.includes(id) && !allergens.includes(id)).length
    const seen = [countOf(words, letter), countOf(words, `(${letter})`)]
    return seen[0] === contains + 1 && seen[1] === may
      ? []
      : [`${letter}: ${seen.join(', ')} of ${contains + 1}, ${may}`]
  })
}

const PHOTO = 'photo.png'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photosOf = (categories: readonly { _id: string }[]) =>
  Object.fromEntries(categories.map(({ _id }) => [_id, { file: PHOTO, alt: 'Foto' }]))

/** Words that stand on a photo. */
function onPhotos(pages: readonly SheetPage[], words: readonly PrintedWord[]): string[] {
  return pages.flatMap(({ items }, page) =>
    items.flatMap(item => {
      if (item.kind !== 'image' || !('file' in item.source)) return []
      const { x, y, width, height } = item
      return words
        .filter(word => word.page === page && word.left < x + width && word.right > x)
        .filter(word => word.bottom - 1 > y && word.top + 1 < y + height)
        .map(({ text }) => text)
    }),
  )
}

/** What is wrong with the printed sheet of a carta; null where the carta does not fit the format. */
export async function problemsOf(carta: RandomCarta, { set }: Pick<Typesetting, 'set'>): Promise<string[] | null> {
  const { content, options, style, seed } = carta
  const photos = options.photos ? photosOf(content.categories) : undefined
  const made = setSheet({ model: printModel(content, options), options, house: testHouse(style), words: WORDS, photos })
  if (!made) return null
  const sheet = { title: 'Carta', author: 'Carmen', lang: 'es', pages: made.pages }
  const { pdf } = await set(`owner ${seed}`, { sheet, files: { [PHOTO]: PIXEL }, results: ['pdf'] })
  const { words, pages } = await wordsOfPdf(pdf ?? new Uint8Array())
  const edge = EDGE + (options.press ? SLUG : 0)
  const outside = words.filter(({ page, left, right, top, bottom }) => {
    const { width, height } = pages[page] ?? { width: 0, height: 0 }
    return left < edge || right > width - edge || top < edge - 3 || bottom > height - edge + 3
  })
  const dishes = content.dishes.flatMap((dish, index) => {
    const amounts = dish.prices.flatMap(({ amount, market }) => (market || amount === null ? [] : [amount]))
    const written = amounts.map(amount =>
      amount
        .toFixed(2)
        .replace('.', ',')
        .replace(/^(\d)(\d{3})/, '$1.$2'),
    )
    const hasSecond = options.locales.length > 1 && dish.translations.en !== undefined
    return [
      ...(countOf(words, dishMark(index)) === 1 ? [] : [`dish ${index}: ${countOf(words, dishMark(index))} times`]),
      ...(hasSecond && countOf(words, secondMark(index)) !== 1 ? [`second name of ${index}`] : []),
      ...written.flatMap(amount => {
        const seen = words.filter(({ text }) => text.replaceAll('.', '').startsWith(amount.replaceAll('.', ''))).length
        return seen === 1 ? [] : [`price ${amount} of dish ${index}: ${seen} times`]
      }),
    ]
  })
  const asked = content.dishes.filter(({ ask }) => ask).length
  const marked = options.format !== 'door' && ['letters', 'icons', 'numbers'].includes(options.allergens)
  const questions = marked && countOf(words, '?') !== asked ? [`${countOf(words, '?')} of ${asked} question marks`] : []
  return [
    ...outside.map(word => `outside: ${word.text} on page ${word.page + 1}`),
    ...onPhotos(made.pages, words).map(text => `on a photo: ${text}`),
    ...overlaps(words).map(pair => `over: ${pair}`),
    ...lonelyHeads(carta, words).map(head => `a head without a dish: ${head}`),
    ...dishes,
    ...questions,
    ...wrongLetters(carta, words),
  ]
}
