import { ALLERGEN_IDS, type AllergenId } from '#features/allergens/allergens.ts'
import { ALLERGEN_MARKS, type Format, FORMATS } from '#features/paper/paper.limits.ts'
import type { PaperContent, PaperDish } from '#features/paper/paper.content.ts'
import type { SheetOptions } from '#features/paper/paper.contract.ts'
import { PRICE_LABELS } from '#features/prices/price-line.ts'
import { STYLES, type Style } from '#features/theme/theme.contract.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const WORDS =
  'croquetas jamón ibérico pimentón de la Vera aceite arbequina cebolla ajo negro patatas Żywiec ñoras pingüino #panic("x") $x^2$ <b> 日本酒 🍤 Ωμέγα crème brûlée caramelizada internacionalmente galardonado'.split(
    ' ',
  )

export type RandomCarta = { seed: number; content: PaperContent; options: SheetOptions; style: Style }

/** Marks in the texts by which a test finds a dish in each language, and its category, again. */
const LETTERS: Record<Locale, string> = { es: 'P', en: 'Q', pt: 'R' }
export const dishMark = (index: number, locale: Locale): string => `${LETTERS[locale]}${String(index).padStart(4, '0')}`
const categoryMark = (index: number): string => `K${String(index).padStart(3, '0')}`
/** An amount that no other line has. */
const amountOf = (dish: number, line: number): number => 1000 + dish * 10 + line + 0.25

type Random = () => number
const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const textOf = (random: Random, most: number): string =>
  Array.from({ length: Math.floor(random() * most) }, () => pick(random, WORDS)).join(' ')

function pricesOf(random: Random, index: number): PaperDish['prices'] {
  const plain = { label: null, market: false, unit: null, minPersons: null }
  const kind = random()
  if (kind < 0.08) return []
  if (kind < 0.16) return [{ ...plain, amount: null, market: true }]
  if (kind < 0.22) return [{ ...plain, amount: amountOf(index, 0), unit: 'person', minPersons: 2 }]
  if (kind < 0.62) return [{ ...plain, amount: amountOf(index, 0) }]
  const count = kind < 0.9 ? 2 : 6
  return PRICE_LABELS.slice(0, count).map((label, line) => ({ ...plain, label, amount: amountOf(index, line) }))
}

const LONG_LETTERS = 'abcdefghijklmnñopqrstuvwxyzáéíóúüç'
/** A word of 60 letters: one that no dictionary knows, the widest there is, or one that it can part. */
function longWord(random: Random): string {
  const kind = random()
  if (kind < 0.3) return 'W'.repeat(60)
  if (kind < 0.6) return 'internacionalmentegalardonadísimo'.repeat(2).slice(0, 60)
  return Array.from({ length: 60 }, () => pick(random, [...LONG_LETTERS])).join('')
}

type Spread = { categories: number; total: number; long: number; main: Locale }

function dishOf(random: Random, index: number, { categories, total, long, main }: Spread): PaperDish {
  const some = (part: number): AllergenId[] => ALLERGEN_IDS.filter(() => random() < part)
  const text = (locale: Locale) => ({
    name: `${dishMark(index, locale)} ${textOf(random, 6)} ${random() < long ? longWord(random) : ''}`.trim(),
    description: locale === main || random() < 0.5 ? textOf(random, 14) : '',
  })
  const written = LOCALES.filter(locale => locale === main || random() < 0.8)
  return {
    _id: `d${index}`,
    categoryId: `c${Math.floor((index * categories) / total)}`,
    translations: Object.fromEntries(written.map(locale => [locale, text(locale)])),
    prices: pricesOf(random, index),
    allergens: some(0.15),
    traces: some(0.05),
    ask: random() < 0.1,
    tracesDeclared: random() < 0.8,
  }
}

/** Formats on which two languages stand side by side. */
const FOR_TWO = ['a4', 'booklet', 'a3']
const SMALL_FOLD = 40

/** A carta and a sheet; spread over formats and looks, whatever the seed. `most`: of dishes; few have so many. */
export function randomCarta(seed: number, most = 400): RandomCarta {
  const random = randomOf(seed)
  const format = FORMATS[seed % FORMATS.length] ?? 'a4'
  const style = STYLES[Math.floor(seed / FORMATS.length) % STYLES.length] ?? 'modern'
  const total = 1 + Math.floor(random() ** 3 * (format === 'trifold' ? Math.min(most, SMALL_FOLD) : most))
  return cartaOf({ seed, random, format, style, total })
}

type Drawn = Pick<RandomCarta, 'seed' | 'style'> & { random: Random; format: Format; total: number }

/** A carta of so many dishes on a sheet. */
export function cartaOf({ seed, random, format, style, total }: Drawn): RandomCarta {
  const categories = Math.max(1, Math.min(12, Math.round(total / (3 + random() * 12))))
  const main = pick(random, LOCALES)
  const other = pick(
    random,
    LOCALES.filter(locale => locale !== main),
  )
  const spread = { categories, total, long: total < 20 ? 0.1 : 0.03, main }
  const [first, second] = random() < 0.7 ? [main, other] : [other, main]
  const locales: Locale[] = FOR_TWO.includes(format) && random() < 0.4 ? [first, second] : [first]
  const zone = {
    _id: 'z1',
    slug: 'terraza',
    names: { es: 'Terraza' },
    kind: 'percent',
    value: 10,
    rounding: 1,
  } as const
  return {
    seed,
    style,
    content: {
      defaultLocale: main,
      currency: 'EUR',
      priceLabels: [],
      zones: [zone],
      categories: Array.from({ length: categories }, (_, index) => ({
        _id: `c${index}`,
        names: {
          [main]: `${categoryMark(index)} ${textOf(random, 4)}`.trim(),
          ...(random() < 0.7 && { [other]: `${categoryMark(index)} ${textOf(random, 2)}`.trim() }),
        },
      })),
      categoryIds: [],
      dishes: Array.from({ length: total }, (_, index) => dishOf(random, index, spread)),
      footNote: random() < 0.5 ? 'Pan y aperitivo 1,20 por persona' : '',
      validFrom: '2026-11-22',
      tax: 'IVA',
    },
    options: {
      format,
      locales,
      allergens: pick(random, ALLERGEN_MARKS),
      descriptions: random() < 0.8,
      photos: seed % 3 === 0,
      categoryIds: [],
      validFrom: '2026-11-22',
      size: random() < 0.2 ? 'large' : 'normal',
      zones: format === 'door' && random() < 0.5 ? ['base', 'z1'] : 'base',
      footNote: '',
      tax: 'IVA',
      qr: random() < 0.8,
      press: random() < 0.2,
      leaveOut: [],
    },
  }
}
