import type { Locale } from '#shared/locale.ts'
import { ALLERGEN_IDS, type AllergenId } from '#features/allergens/allergens.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import { type PriceView, pricedFor, priceViews } from '#features/prices/price-view.ts'
import { minPersonsText } from '#features/prices/price-words.ts'
import { descriptionIn, nameIn, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import type { PaperContent, PaperDish, PaperSetMenu } from '../../paper.content.ts'
import { columnsOnPaper, columnsOfPrices } from './price-columns.ts'
import { type Zone, zoneNamesOf, zonesOf } from './print-zones.ts'
import { isOfDrinks } from '../../drinks.rules.ts'
import { linesOf, linesOfMenu, type PaperLine } from '../../set-menu-lines.ts'
import { PER_UNIT, PRINT_TEXTS } from '../../paper.print-texts.ts'

/** What is said of a dish's allergens on paper. */
export type PrintAllergens = { contains: AllergenId[]; traces: AllergenId[]; ask: boolean }

/** A price that stands in no column: 'Tapa 3,20'. */
export type InlinePrice = { label: string; amount: string }

/** A dish as a sheet shows it; with a second language, that beside the first. */
export type PrintDish = {
  _id: string
  name: PageText
  second: PageText | null
  description: PageText
  /** That of the second language, where the house has written one. */
  secondDescription: PageText
  /** Its description goes on behind its name: a drink and where it is from. */
  isDrink?: boolean
  /** A dish of a set menu, which has no price of its own, and the course that begins with it. */
  isItem?: boolean
  course?: { name: PageText; second: PageText | null }
  /** One for each column of its category, for each zone; '' where it has none. */
  columns: string[][]
  inline: InlinePrice[]
  /** 'el kilo', before its only amount. */
  unit?: string
  allergens: PrintAllergens
}
export type PrintCategory = {
  _id: string
  name: PageText
  second: PageText | null
  /** Names of the price columns; none where one price is all there is. */
  columnNames: string[]
  /** Its prices stand behind the texts, for want of room. */
  isFolded?: boolean
  /** A set menu, which costs the same in all zones. */
  isSetMenu?: boolean
  dishes: PrintDish[]
}
export type PrintModel = {
  locale: Locale
  secondLocale: Locale | null
  /** Names of the zones whose prices stand side by side; [] for one. */
  zoneNames: string[]
  categories: PrintCategory[]
  hasMarket: boolean
  hasUndeclared: boolean
  /** Some declared dish does not say which traces it has. */
  lacksTraces: boolean
}

/** A market price is not printed: it is another one tomorrow (PAPER-AND-NUMBERS §5 5). */
const amountOf = (price: PriceView, marketWord: string): string =>
  price.market ? marketWord : decimals(withoutCurrency(price.amount)) + (isAlone(price) ? '' : price.unit)

/** Where it is the only price, its unit stands before it: amounts of a column end alike. */
const isAlone = ({ label, isOnly }: PriceView & { isOnly?: boolean }): boolean => label === undefined && isOnly === true

/** '5,20': the currency stands once, at the foot. */
const withoutCurrency = (amount: string): string => amount.replace(/[^\d.,]+$/u, '').replace(/^[^\d]+/u, '')
/** Two decimals everywhere: figures in a column end alike. */
const decimals = (amount: string): string => (/^\d[\d.]*$/.test(amount) ? `${amount},00` : amount)

export function allergensOf({ allergens, traces, ask }: PaperDish): PrintAllergens {
  return {
    contains: ALLERGEN_IDS.filter(id => allergens.includes(id)),
    traces: ALLERGEN_IDS.filter(id => traces.includes(id) && !allergens.includes(id)),
    ask,
  }
}

type Context = {
  options: SheetOptions
  content: PaperContent
  locale: Locale
  second: Locale | null
  zones: Zone[]
  zoneNames: string[]
  isSetMenu?: boolean
}

function pricesOf(dish: PaperDish, { content, locale }: Context, zone: Zone): PriceView[] {
  const priced = pricedFor({ ...content, priceLabels: content.priceLabels }, locale, zone)
  return priceViews({ price: 0, prices: dish.prices }, priced)
}

/** A name that the first language lacks stands there already, and is printed once (PAPER-AND-NUMBERS §5 3). */
function secondName(first: PageText, name: string | undefined, second: Locale | null): PageText | null {
  return second && name?.trim() && first.lang !== second ? { text: name.trim(), lang: second } : null
}

/** A text of the second language; '' where the sheet has none, or the house has not written it. */
function secondDescription({ translations }: PaperDish, second: Locale | null): PageText {
  const text = second ? (translations[second]?.description.trim() ?? '') : ''
  return { text, lang: second ?? undefined }
}

function printDish(dish: PaperDish, columns: readonly PageText[], context: Context): PrintDish {
  const { options, content, locale, second, zones } = context
  const market = PRINT_TEXTS[locale].market
  const views = zones.map(zone =>
    pricesOf(dish, context, zone).map((view, _, { length }) => ({ ...view, isOnly: length === 1 })),
  )
  const [only] = views[0] ?? []
  const amounts = views.map(view => view.map(price => amountOf(price, market)))
  const places = columnsOfPrices(views[0] ?? [], columns)
  const inColumns = amounts.map(each =>
    Array.from({ length: Math.max(1, columns.length) }, (_, column) => each[places.indexOf(column)] ?? ''),
  )
  const persons = dish.prices.reduce((most, { minPersons }) => Math.max(most, minPersons ?? 0), 0)
  const isDescribed = context.isSetMenu || (options.descriptions && !options.leaveOut.includes(dish._id))
  const described = isDescribed
    ? descriptionIn(dish.translations, locale, content.defaultLocale)
    : { text: '', lang: undefined }
  const minimum = persons > 0 ? minPersonsText[locale](persons) : ''
  const name = nameIn(dish.translations, locale, content.defaultLocale)
  return {
    _id: dish._id,
    name,
    second: secondName(name, second ? dish.translations[second]?.name : undefined, second),
    description: { ...described, text: [described.text, minimum].filter(Boolean).join(' ') },
    secondDescription: isDescribed ? secondDescription(dish, second) : { text: '', lang: undefined },
    columns: inColumns,
    ...(only?.per && isAlone(only) && !only.market && { unit: PER_UNIT[only.per][locale] }),
    inline: inlinePrices(views[0] ?? [], amounts, { places, zoneNames: context.zoneNames }),
    allergens: allergensOf(dish),
  }
}

/** The prices behind the text. */
const inlinePrices = (
  views: readonly PriceView[],
  amounts: string[][],
  { places, zoneNames }: { places: readonly number[]; zoneNames: readonly string[] },
): InlinePrice[] =>
  views.flatMap(({ label }, index) => {
    if ((places[index] ?? -1) >= 0) return []
    return [
      {
        label: label?.text ?? '',
        amount: withZones(
          amounts.map(each => each[index] ?? ''),
          zoneNames,
        ),
      },
    ]
  })

/** '5,20', or '5,20 (Terraza 5,70)' where the second zone has another amount. */
export function withZones([first = '', second = first]: readonly string[], zoneNames: readonly string[]): string {
  return first === second ? first : `${first} (${zoneNames[1] ?? ''} ${second})`
}

const inSecond = (names: PaperSetMenu['names'], second: Locale | null): PageText | null => {
  const text = second && names[second]
  return second && text ? { text, lang: second } : null
}

/** '+2,00' in place of a price. */
const supplemented = (columns: string[][]): string[][] =>
  columns.map(amounts => amounts.map(amount => (amount === '' ? '' : `+${amount}`)))

function printLine(line: PaperLine, context: Context): PrintDish {
  const { locale, second, content } = context
  const dish = printDish(line, [], context)
  if (!line.item) return dish
  const { course } = line
  return {
    ...dish,
    isItem: true,
    columns: supplemented(dish.columns),
    ...(course && {
      course: { name: namesIn(course, locale, content.defaultLocale), second: inSecond(course, second) },
    }),
  }
}

/** A set menu as a category: its price per person, then its courses; the same in all zones (PAPER-AND-NUMBERS §5 5). */
function printSetMenu(menu: PaperSetMenu, whole: Context): PrintCategory {
  const { locale, second, content } = whole
  const context = { ...whole, zones: [undefined], zoneNames: [], isSetMenu: true }
  return {
    _id: menu._id,
    name: namesIn(menu.names, locale, content.defaultLocale),
    second: inSecond(menu.names, second),
    columnNames: [],
    isSetMenu: true,
    dishes: linesOfMenu(menu, content.defaultLocale).map(line => printLine(line, context)),
  }
}

/** The carta as a sheet shows it: in its languages, with the prices of its zones. */
export function printModel(content: PaperContent, options: SheetOptions): PrintModel {
  const [locale = content.defaultLocale, second = null] = options.locales
  const zones = zonesOf(options, content)
  const zoneNames = zoneNamesOf(zones, content, locale)
  const context = { options, content, locale, second, zones, zoneNames }
  const chosen = content.categories.map(category => {
    const dishes = content.dishes.filter(({ categoryId }) => categoryId === category._id)
    const views = dishes.map(dish => pricesOf(dish, context, zones[0]))
    const columns = columnsOnPaper(views)
    const isDrinks = isOfDrinks(Object.values(category.names))
    const name = namesIn(category.names, locale, content.defaultLocale)
    return {
      _id: category._id,
      name,
      second: secondName(name, second ? category.names[second] : undefined, second),
      columnNames: columns.map(({ text }) => text),
      dishes: dishes.map(dish => ({ ...printDish(dish, columns, context), ...(isDrinks && { isDrink: true }) })),
    }
  })
  const menus = (content.setMenus ?? []).map(menu => printSetMenu(menu, context))
  const categories = [...chosen.filter(({ dishes }) => dishes.length > 0), ...menus]
  const lines = linesOf(content)
  return {
    locale,
    secondLocale: second,
    zoneNames,
    categories,
    hasMarket: content.dishes.some(({ prices }) => prices.some(({ market }) => market)),
    hasUndeclared: lines.some(({ ask }) => ask),
    lacksTraces: lines.some(({ ask, tracesDeclared }) => !ask && !tracesDeclared),
  }
}
