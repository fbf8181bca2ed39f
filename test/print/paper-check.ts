import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ALLERGEN_IDS, ALLERGEN_NAMES } from '#features/allergens/allergens.ts'
import { ALLERGEN_LETTERS } from '#features/paper/paper.print-texts.ts'
import { type PrintModel, printModel } from '#features/paper/server/content/print-model.ts'
import { layOutSheet } from '#features/paper/server/sheets/lay-out.ts'
import { SLUG } from '#features/paper/server/sheets/imposition.ts'
import { MM_PER_PT } from '#platform/typeset/sheet.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { Typesetting } from '#platform/typeset/typeset.ts'
import { LOCALES } from '#shared/locale.ts'
import { dishMark, type RandomCarta } from './paper-cartas.ts'
import { dishProblems } from './paper-dishes.ts'
import { drawingProblems } from './paper-drawing.ts'
import { testHouse } from './paper-house.ts'
import { wrongInks } from './paper-inks.ts'
import { type Piece, piecesOfPdf, type PrintedWord } from './paper-pieces.ts'

const run = promisify(execFile)

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

/** The legend says once what each mark means. */
function wrongLegend({ options }: RandomCarta, { locale }: PrintModel, pieces: readonly Piece[]): string[] {
  if (options.format === 'door' || !['letters', 'numbers'].includes(options.allergens)) return []
  const text = pieces.map(each => each.text.trim()).join(' ')
  return ALLERGEN_IDS.flatMap((id, index) => {
    const mark = options.allergens === 'letters' ? ALLERGEN_LETTERS[id] : String(index + 1)
    const entry = `${mark} ${ALLERGEN_NAMES[id][locale]}`.replaceAll(' ', String.raw`\s+`)
    const times = text.match(new RegExp(String.raw`(?<![\p{L}\d])${entry}(?!\p{L})`, 'gu'))?.length ?? 0
    return times === 1 ? [] : [`${entry} stands ${times} times in the legend`]
  })
}

/** Each icon stands as often as a dish contains it, or may contain it, and once in the legend. */
function wrongIcons({ content, options }: RandomCarta, model: PrintModel, pages: readonly SheetPage[]): string[] {
  if (options.format === 'door' || options.allergens !== 'icons') return []
  const seen = pages.flatMap(({ items }) => items.flatMap(item => (item.kind === 'image' ? [item.alt] : [])))
  return ALLERGEN_IDS.flatMap(id => {
    const due = content.dishes.filter(({ allergens, traces }) => [...allergens, ...traces].includes(id)).length + 1
    const [name, second] = [model.locale, model.secondLocale].map(locale => locale && ALLERGEN_NAMES[id][locale])
    const inLegend = second && second !== name ? `${name} · ${second}` : name
    const drawn =
      seen.filter(alt => alt === name).length + (inLegend === name ? 0 : seen.filter(alt => alt === inLegend).length)
    return drawn === due ? [] : [`icon ${id}: ${drawn} of ${due}`]
  })
}

/** What the faces of the house do not have; the words of random cartas have nothing else of that kind. */
const OTHER_SCRIPT = /[\p{Script=Han}\p{Script=Greek}\p{Extended_Pictographic}]/u

/** The dishes that are told before printing are those with signs that the faces lack, in what is printed of them. */
function wrongWarnings({ options }: RandomCarta, model: PrintModel, told: readonly string[]): string[] {
  const isList = options.format === 'door'
  const due = model.categories.flatMap(({ dishes }) =>
    dishes.flatMap(({ _id, name, second, description }) => {
      const texts = isList ? [name.text] : [name.text, second?.text ?? '', description.text]
      return texts.some(text => OTHER_SCRIPT.test(text)) ? [_id] : []
    }),
  )
  return told.join() === due.join() ? [] : [`another script is told of ${told.join()}, not of ${due.join()}`]
}

const PHOTO = 'photo.png'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photosOf = (categories: readonly { _id: string }[]) =>
  Object.fromEntries(categories.map(({ _id }) => [_id, { file: PHOTO, alt: 'Foto' }]))

/** A price stands once, whichever dish it is of. */
function wrongPrices({ content }: RandomCarta, words: readonly PrintedWord[]): string[] {
  return content.dishes.flatMap(({ prices }, index) =>
    prices.flatMap(({ amount, market }) => {
      if (market || amount === null) return []
      const written = amount.toFixed(2).replace('.', ',')
      const seen = words.filter(({ text }) => text.replaceAll('.', '').startsWith(written)).length
      return seen === 1 ? [] : [`price ${written} of dish ${index}: ${seen} times`]
    }),
  )
}

/** A name stands once in each language of the sheet that has one. */
function wrongNames({ content, options }: RandomCarta, words: readonly PrintedWord[]): string[] {
  return content.dishes.flatMap(({ translations }, index) => {
    const [locale, second] = options.locales
    const names = [locale && translations[locale] ? locale : content.defaultLocale]
    if (second && translations[second]) names.push(second)
    return LOCALES.flatMap(each => {
      const due = new Set(names).has(each) ? 1 : 0
      const seen = words.filter(({ text }) => text === dishMark(index, each)).length
      return seen === due ? [] : [`name ${dishMark(index, each)}: ${seen} times of ${due}`]
    })
  })
}

function outside({ options }: RandomCarta, words: readonly PrintedWord[], pages: readonly PrintedPage[]): string[] {
  const edge = EDGE + (options.press ? SLUG : 0)
  return words.flatMap(({ page, text, left, right, top, bottom }) => {
    const { width, height } = pages[page] ?? { width: 0, height: 0 }
    const isOut = left < edge || right > width - edge || top < edge - 3 || bottom > height - edge + 3
    return isOut ? [`outside: ${text} on page ${page + 1}`] : []
  })
}

/** What is wrong with the printed sheet of a carta; null where the carta does not fit the format. */
export async function problemsOf(carta: RandomCarta, { set }: Pick<Typesetting, 'set'>): Promise<string[] | null> {
  const { content, options, style, seed } = carta
  const photos = options.photos ? photosOf(content.categories) : undefined
  const order = { content, options, house: testHouse(style), words: WORDS, photos, withWays: false }
  const { set: made, otherScript } = layOutSheet(order)
  if (!made) return null
  const [lang = content.defaultLocale] = options.locales
  const sheet = { title: 'Carta', author: 'Carmen', lang, pages: made.pages }
  const { pdf = new Uint8Array() } = await set(`owner ${seed}`, { sheet, files: { [PHOTO]: PIXEL }, results: ['pdf'] })
  const [{ words, pages }, { pieces, language }] = await Promise.all([wordsOfPdf(pdf), piecesOfPdf(pdf)])
  const model = printModel(content, options)
  return [
    ...(language === lang ? [] : [`its language is ${language}`]),
    ...outside(carta, words, pages),
    ...drawingProblems(made.pages, words),
    ...overlaps(words).map(pair => `over: ${pair}`),
    ...dishProblems(carta, model, { pieces, pages }),
    ...wrongInks(pdf, testHouse(style).colors),
    ...wrongNames(carta, words),
    ...wrongPrices(carta, words),
    ...wrongLegend(carta, model, pieces),
    ...wrongIcons(carta, model, made.pages),
    ...wrongWarnings(carta, model, otherScript),
  ]
}
