import { capitalized, uncapitalized } from '#shared/names/capitalized.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { nameIn as namesIn, type Names } from '#features/prices/names.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import { hoursText } from '#features/menu/schedules/schedule-words.ts'
import { includesInWords } from '#features/set-menus/set-menu-words.ts'
import { PER_UNIT } from './paper.print-texts.ts'
import type { PaperContent, PaperDish, PaperMenuItem, PaperSetMenu } from './paper.content.ts'

/** What stands in one place of a paper: a dish, or a line of a set menu, whose first one has its price. */
export type PaperLine = PaperDish & {
  menu?: PaperSetMenu
  item?: PaperMenuItem
  /** Of the course that begins with it. */
  course?: Names
}

const HOLIDAYS: Record<Locale, { also: string; only: string }> = {
  es: { also: 'También en festivos.', only: 'En festivos' },
  en: { also: 'Also on public holidays.', only: 'On public holidays' },
  pt: { also: 'Também nos feriados.', only: 'Nos feriados' },
}

const plain = { label: null, market: false, unit: null, minPersons: null } as const
const sentence = (text: string): string => (text === '' || /[.!?]$/u.test(text) ? text : `${text}.`)

/** 'Sábados y domingos, de 13:00 a 16:00. También en festivos.' */
function whenServed({ days, slots, onHolidays }: PaperSetMenu, locale: Locale): string {
  const { also, only } = HOLIDAYS[locale]
  const hours = slots.length > 0 ? hoursText({ days, slots }, locale) : ''
  if (days.length > 0) return [sentence(hours), onHolidays ? also : ''].filter(Boolean).join(' ')
  return onHolidays ? sentence([only, uncapitalized(hours)].filter(Boolean).join(', ')) : ''
}

/** When it is served, what the price includes, and the note of the house. */
export function menuSaid(menu: PaperSetMenu, locale: Locale, defaultLocale: Locale): string {
  const note = namesIn(menu.note, locale, defaultLocale).text
  return [whenServed(menu, locale), includesInWords(menu.includes, locale), sentence(note)].filter(Boolean).join(' ')
}

const asTexts = (names: Names): PaperDish['translations'] =>
  Object.fromEntries(
    LOCALES.flatMap(locale => {
      const name = names[locale]
      return name === undefined ? [] : [[locale, { name, description: '' }]]
    }),
  )

/** The lines of a set menu: its price per person with everything that is said of it, then its dishes. */
export function linesOfMenu(menu: PaperSetMenu, defaultLocale: Locale): PaperLine[] {
  const said = LOCALES.map(locale => {
    const description = menuSaid(menu, locale, defaultLocale)
    return [locale, { name: capitalized(PER_UNIT.person[locale]), description }] as const
  })
  const first: PaperLine = {
    _id: menu._id,
    categoryId: menu._id,
    translations: Object.fromEntries(said),
    prices: [{ ...plain, amount: menu.price }],
    allergens: [],
    traces: [],
    ask: false,
    tracesDeclared: true,
    menu,
  }
  const items = menu.courses.flatMap(({ names, items: own }) =>
    own.map((item, at) => ({ item, ...(at === 0 && { course: names }) })),
  )
  return [
    first,
    ...items.map(({ item, ...course }) => ({
      ...course,
      _id: item._id,
      categoryId: menu._id,
      translations: asTexts(item.names),
      prices: item.supplement > 0 ? [{ ...plain, amount: item.supplement }] : [],
      allergens: item.allergens,
      traces: item.traces,
      ask: item.ask,
      tracesDeclared: item.tracesDeclared,
      menu,
      item,
    })),
  ]
}

/** Everything that stands on a paper with a price or allergens of its own. */
export const linesOf = ({ dishes, setMenus = [], defaultLocale }: PaperContent): PaperLine[] => [
  ...dishes,
  ...setMenus.flatMap(menu => linesOfMenu(menu, defaultLocale)),
]

/** How people of the house know a line: 'Tortilla', 'Menú de fin de semana', 'Menú de fin de semana: Tortilla'. */
export function lineName(
  { translations, menu, item }: PaperLine,
  locale: Locale,
  defaultLocale: Locale = locale,
): string {
  const own = nameIn(translations, locale, defaultLocale).text
  if (!menu) return own
  const { text } = namesIn(menu.names, locale, defaultLocale)
  return item ? `${text}: ${own}` : text
}

/** Categories and set menus, in the order of the paper. */
export const placesOf = ({ categories, setMenus = [] }: PaperContent): { _id: string; names: Names }[] => [
  ...categories,
  ...setMenus,
]
