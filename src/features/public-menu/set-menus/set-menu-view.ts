import { DAY_MINUTES } from '#shared/time.ts'
import { formatPrice } from '#shared/money.ts'
import { utcMinute, zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import { firstText, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import { dayOfIso, dayOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import type { PageSetMenu, PublicItem } from '#features/set-menus/public-set-menus.ts'
import { saidMenu, setMenuName, supplementText } from '#features/set-menus/said-menu.ts'
import { setMenuMessage } from '#features/set-menus/set-menu-message.ts'
import { dateInWords, includesInWords, setMenuWords, slotsInWords } from '#features/set-menus/set-menu-words.ts'
import type { Timed } from '#features/restaurants/opening/diners/day-view.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { type SaidOfDish, saidOf } from '../allergies/said-of-dish.ts'
import { DISH_ID } from '../menu-dom.ts'
import { DAILY_ID } from '#features/set-menus/own-address.ts'
import { backInWords, minuteOf, sentence, type SetMenuPage, type TimedText } from './set-menu-page.ts'

/** A dish of a set menu, as a line. */
export type SetMenuLine = Pick<PublicItem, 'allergens' | 'allergensDeclared' | 'available'> & {
  id: string
  /** Its id on the page. */
  anchor: string
  name: PageText
  /** '+2,00 €'; '' for none. */
  supplement: string
  /** The id on the page of the dish of the carta that it is. */
  same: string | undefined
  said: SaidOfDish
}
export type SetMenuCourse = { id: string; name: PageText; lines: SetMenuLine[] }
/** What stands in place of a menu that nobody can order. `back`: when it returns. */
export type SetMenuNotice = { title: string; back: TimedText | undefined; rest: string }

/** A set menu of the day of the page, in one language; what changes by the clock has its minutes (decision 0292). */
export type SetMenuView = Timed<{
  id: string
  isDaily: boolean
  name: PageText
  price: string
  cents: number
  isSoldOut: boolean
  soldOut: SetMenuNotice | undefined
  /** While it has a place in the bar. */
  servedWhen: string
  /** It goes out by itself, later. */
  isAhead: boolean
  isOver: boolean
  /** With its date: true at any time, for who has no script, and on paper. */
  written: string
  times: Timed<{ text: string; isOver: boolean }>[]
  preview: PageText[]
  courses: SetMenuCourse[]
  includes: string
  note: PageText | undefined
  /** That its dishes are in another language than the page, and in which. */
  foreign: string
  /** For a chat. */
  message: string
  /** First and last minute of its service, counted from 1970. */
  service: readonly [number, number]
}>

type TimesOfView = Pick<SetMenuView, 'when' | 'servedWhen' | 'isAhead' | 'isOver' | 'written' | 'times' | 'service'>

/** Dishes of so many courses stand on the closed card. */
const PREVIEW_COURSES = 2
/** The beginning of a line's id, which no dish of the carta has: its own goes on with hexadecimal digits. */
const LINE_ID = `${DISH_ID}m`
const LINE_END = 8
/** So many of the last, random characters of a menu's id stand in its place on the page. */
const ID_END = 6

const dayAt = (iso: string, timezone: string): number => dayOfMinute(houseMinute(Date.parse(iso), timezone))

/** Everything of one page, which all of its set menus share. */
class SetMenusOfPage {
  readonly #page: SetMenuPage

  constructor(page: SetMenuPage) {
    this.#page = page
  }

  viewOf(menu: PageSetMenu): SetMenuView {
    const { house, locale } = this.#page
    const words = setMenuWords[locale]
    const isDaily = menu.kind === 'daily'
    const name = setMenuName(menu, this.#page)
    const price = formatPrice(menu.price, house.currency)
    const courses = menu.courses.map(course => this.#courseOf(course))
    return {
      id: `m-${menu._id.slice(-ID_END)}`,
      isDaily,
      name,
      price,
      cents: Math.round(menu.price * 100),
      ...this.#timesOf(menu),
      isSoldOut: menu.state === 'soldOut',
      soldOut: menu.state === 'soldOut' ? this.#soldOut(menu, name.text) : undefined,
      preview: courses.slice(0, PREVIEW_COURSES).flatMap(({ lines }) => lines.map(line => line.name)),
      courses,
      includes: `${includesInWords(menu.includes, locale)} ${words.vat}`.trim(),
      note: this.#noteOf(menu.note),
      foreign: this.#foreignOf(courses),
      message: setMenuMessage(saidMenu(menu, this.#page), locale),
    }
  }

  /** Each line of time from the end of the one before to its own. */
  #timesOf({ date, slots, services, shownFrom, state }: PageSetMenu): TimesOfView {
    const { house, locale, year } = this.#page
    const words = setMenuWords[locale]
    const day = dayOfIso(date)
    const hours = slotsInWords(slots, locale)
    const ranges = services.map(({ from, to }) => [minuteOf(from), minuteOf(to)] as const)
    const begins = shownFrom === null ? 0 : minuteOf(shownFrom)
    const served = Math.max(begins, ...ranges.map(([, to]) => to))
    const ends = Math.max(served, utcMinute(zoneClock(house.timezone, year), (day + 1) * DAY_MINUTES))
    const times = ranges.flatMap(([from, to], index) => {
      const slot = slots[index] ?? slots[0]
      const before = ranges[index - 1]?.[1] ?? begins
      if (!slot) return []
      return [
        { text: words.today.replace('{hours}', slotsInWords([slot], locale)), from: before, to: from },
        { text: fillTime(words.until, slot.close), from, to },
      ]
    })
    return {
      when: `${begins} ${ends}`,
      servedWhen: `${begins} ${served}`,
      isAhead: shownFrom !== null,
      isOver: state === 'ended',
      written: `${sentence(dateInWords(day, locale))}, ${hours}`,
      times: [
        ...times
          .filter(({ from, to }) => from < to)
          .map(({ text, from, to }) => ({ text, isOver: false, when: `${from} ${to}` })),
        { text: words.over.replace('{hours}', hours), isOver: true, when: `${served} ${ends}` },
      ],
      service: [ranges[0]?.[0] ?? begins, served],
    }
  }

  #text(names: Names): PageText {
    const { locale, house } = this.#page
    return nameIn(names, locale, house.defaultLocale)
  }

  #noteOf(note: Names): PageText | undefined {
    const { locale, house } = this.#page
    const said = firstText([locale, house.defaultLocale], key => note[key])
    return said.text ? said : undefined
  }

  #courseOf({ _id, names, items }: PageSetMenu['courses'][number]): SetMenuCourse {
    const { house } = this.#page
    return {
      id: _id,
      name: this.#text(names),
      lines: items.map(item => ({
        id: item._id,
        anchor: `${LINE_ID}${item._id.slice(-LINE_END)}`,
        name: this.#text(item.names),
        supplement: supplementText(item.supplement, house.currency),
        allergens: item.allergens,
        allergensDeclared: item.allergensDeclared,
        said: saidOf(item),
        available: item.available,
        same: item.dishId === null ? undefined : this.#page.anchors.get(item.dishId),
      })),
    }
  }

  #foreignOf(courses: readonly SetMenuCourse[]): string {
    const { locale } = this.#page
    const lang = courses.flatMap(({ lines }) => lines).find(({ name }) => name.lang !== undefined)?.name.lang
    const { foreign, languages } = setMenuWords[locale]
    return lang ? foreign.replace('{language}', languages[lang]) : ''
  }

  /** What is sold out is so for its day, also where that has another service. */
  #soldOut({ kind, date }: PageSetMenu, name: string): SetMenuNotice {
    const { locale, house, daily } = this.#page
    const next = daily?.next ?? null
    const words = setMenuWords[locale]
    const isDaily = kind === 'daily'
    const isLater = next !== null && dayAt(next, house.timezone) > dayOfIso(date)
    return {
      title: isDaily ? words.soldOut : words.soldOutOther.replace('{name}', () => name),
      back: isDaily && isLater ? backInWords(this.#page, '{back}.') : undefined,
      rest: words.meanwhile,
    }
  }
}

/**
 * The set menus of a page; undefined for a menu without any: its page is as it always was. While yesterday's night goes
 * on, a menu that is served again today stands there once, and the menu of the day in front has the name of it.
 */
export function setMenusView(menus: readonly PageSetMenu[] | undefined, page: SetMenuPage): SetMenuView[] | undefined {
  if (!menus || menus.length === 0) return undefined
  const all = new SetMenusOfPage(page)
  const once = menus.filter((menu, index) => menus.findIndex(({ _id }) => _id === menu._id) === index)
  return once.map((menu, index) => ({
    ...all.viewOf(menu),
    ...(index === 0 && menu.kind === 'daily' && { id: DAILY_ID }),
  }))
}
