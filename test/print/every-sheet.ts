import { changesBetween } from '#features/paper/changes.rules.ts'
import type { PaperContent } from '#features/paper/paper.content.ts'
import type { SheetOptions } from '#features/paper/paper.contract.ts'
import { FORMATS } from '#features/paper/paper.limits.ts'
import { printModel } from '#features/paper/server/content/print-model.ts'
import { setSlips } from '#features/paper/server/patches/slip.ts'
import { setStickers } from '#features/paper/server/patches/stickers.ts'
import { setMatrix } from '#features/paper/server/sheets/matrix.ts'
import { setNotice } from '#features/paper/server/sheets/notice.ts'
import { setSheet } from '#features/paper/server/sheets/set-sheet.ts'
import { codeModules } from '#features/qr/server/index.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import { randomCarta } from './paper-cartas.ts'
import { testHouse } from './paper-house.ts'

/** The longest slug, and an edition of a house that has printed often. */
export const EDITION_URL = `https://sobremesa.es/${'taberna-'.repeat(7)}mar?q=e128`

const WORDS = { edition: 'Edición 128', validFrom: 'En vigor', said: ['Precios en euros'], elsewhere: '' }
const houseOf = (style: Style) => ({ ...testHouse(style), code: codeModules(EDITION_URL) })

/** Some dishes of a carta: a sheet of each format has room for them. */
function smallCarta(): PaperContent {
  const { content } = randomCarta(0)
  const dishes = Array.from({ length: 8 }, (_, index) => ({
    ...content.dishes[0]!,
    _id: `d${index}`,
    categoryId: 'c0',
    translations: { es: { name: `Plato ${index}`, description: '' }, en: { name: `Dish ${index}`, description: '' } },
    prices: [{ label: null, amount: 950, market: false, unit: null, minPersons: null }],
  }))
  return { ...content, categories: [{ _id: 'c0', names: { es: 'Tapas', en: 'Tapas' } }], dishes }
}

type Sheets = { name: string; pages: readonly SheetPage[]; codes: number }

/** Everything of the printed carta that goes out of the house, each kind once, and how many codes it carries. */
export function paperSheets(): Sheets[] {
  const content = smallCarta()
  const plain = { ...randomCarta(0).options, locales: ['es'], press: false, photos: false, qr: true, zones: 'base' }
  const optionsOf = (more: Partial<SheetOptions>) => ({ ...plain, ...more }) as SheetOptions
  const cartas = [
    ...FORMATS.map((format, at) => ({ name: format, style: at, options: optionsOf({ format }) })),
    { name: 'two languages', style: 1, options: optionsOf({ format: 'a4', locales: ['es', 'en'] }) },
    { name: 'for the printer', style: 2, options: optionsOf({ format: 'a4', press: true }) },
  ].map(({ name, style, options }): Sheets => {
    const house = houseOf((['modern', 'classic', 'minimal'] as const)[style % 3]!)
    const set = setSheet({ model: printModel(content, options), options, house, words: WORDS })
    return { name, pages: set?.pages ?? [], codes: 1 }
  })
  const [first, ...others] = content.dishes
  const after = { ...content, dishes: [{ ...first!, prices: [{ ...first!.prices[0]!, amount: 1050 }] }, ...others] }
  const patch = {
    copies: 1,
    from: 127,
    n: 128,
    base: { content, options: optionsOf({ format: 'a4' }), look: { style: 'modern' as const, k: 1 } },
    before: content,
    after,
    changes: changesBetween(content, after),
    dishIds: ['d0'],
    goneIds: [],
    house: houseOf('modern'),
    words: WORDS,
  }
  return [
    ...cartas,
    { name: 'slip', pages: setSlips({ ...patch, as: 'slip' }).pages, codes: 4 },
    { name: 'stickers', pages: setStickers({ ...patch, as: 'stickers' }).pages, codes: 0 },
    { name: 'matrix', pages: setMatrix({ house: houseOf('modern'), content, at: 'Hoy', said: [] }), codes: 0 },
    { name: 'notice', pages: setNotice(houseOf('modern')), codes: 2 },
  ]
}
