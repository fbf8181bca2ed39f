import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { Locale } from '#shared/locale.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { utcMinute, zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import { firstText, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import { dayOfIso, timeOfMinute, weekdayIndex } from '#features/restaurants/opening/days.ts'
import { type HolidayCountry, nameOfDay } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { LISTED_DAYS_MAX, PUBLIC_AHEAD_DAYS } from '#features/restaurants/opening/opening.limits.ts'
import { type DayRange, openAt, type RangesOn } from '#features/restaurants/opening/open-state.rules.ts'
import {
  type Opening,
  plannedSlots,
  rangesOf,
  serviceDayEnd,
  servicesOf,
} from '#features/restaurants/opening/opening.rules.ts'
import type { SpecialReason } from '#features/restaurants/opening/special-days.rules.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { type DayTexts, dayTexts } from './day-texts.ts'
import { words } from './diner-words.ts'

/** Something that holds from one minute to another, both counted from 1970: '29699280 29700720'. */
export type Timed<Said> = Said & { when: string }
type Sentence = { strong: string; rest: string }

/** Days with hours of their own, as the page's script reads them: first and last day, and their slots. */
export type DayData = [from: number, to: number, slots: readonly DayRange[]]

/** What the page of a menu says of changed hours and notices; everything with the time in which it is so. */
export type DaysView = {
  data: DayData[]
  /** In the place of the address until the last close: 'Hoy, hasta las 22:00'; `isLong`: the hours say it. */
  facts: Timed<{ icon: 'clock' | 'star'; text: string; isLong: boolean }>[]
  closings: Timed<Sentence & { icon: 'door' | 'suitcase' }>[]
  /** Full before kitchen: one is shown. */
  states: Timed<Sentence & { icon: 'kitchen' | 'full' }>[]
  note: Timed<PageText> | undefined
  /** A change of one day, for the row of its weekday (Monday: 0). */
  changes: Timed<{ weekday: number; slots: readonly HoursSlot[] }>[]
  list: Timed<{ date: string; name: string; closed: string; slots: readonly HoursSlot[] }>[]
}

type Unit = { from: number; to: number; slots: readonly HoursSlot[]; reason: SpecialReason | null; isChange: boolean }

/** What the sentences for diners are made of. */
export type House = Pick<
  PublicRestaurant,
  'hours' | 'timezone' | 'defaultLocale' | 'today' | 'dayChanges' | 'specialDays'
> & {
  /** Whose holidays have a name in the list; absent or null: nobody's. */
  holidayCountry?: HolidayCountry | null
}

/** Undefined for a house without changed hours and notices: its page is as it always was. */
export function daysView(restaurant: House, locale: Locale, year: number): DaysView | undefined {
  const { today, dayChanges = [], specialDays = [] } = restaurant
  if (!today && dayChanges.length === 0 && specialDays.length === 0) return undefined
  return new DaysOfPage(restaurant, locale, year).view()
}

/** Everything of one page, which all parts share. */
class DaysOfPage {
  readonly opening: Opening
  readonly rangesOn: RangesOn
  readonly texts: DayTexts
  readonly words: ReturnType<typeof words>
  readonly #restaurant: House
  readonly #locale: Locale
  readonly #year: number

  constructor(restaurant: House, locale: Locale, year: number) {
    const { hours, timezone, specialDays = [], dayChanges = [] } = restaurant
    const days = specialDays.map(({ from, to, slots }) => ({ from, to, slots, asUsual: false }))
    this.opening = { hours, timezone, specialDays: days, dayChanges }
    this.rangesOn = rangesOf(this.opening)
    this.texts = dayTexts[locale]
    this.words = words(locale)
    this.#restaurant = restaurant
    this.#locale = locale
    this.#year = year
  }

  view(): DaysView {
    const units = this.#units()
    const { today } = this.#restaurant
    return {
      data: units.map(({ from, to }) => [from, to, this.rangesOn(from)]),
      facts: units.flatMap(unit => this.#factOf(unit)),
      closings: units.filter(({ slots }) => slots.length === 0).map(unit => this.#closingOf(unit)),
      states: today ? [...this.#fullOf(today.full), ...this.#kitchenOf(today.kitchenClosed)] : [],
      note: this.#noteOf(),
      changes: units
        .filter(({ isChange }) => isChange)
        .map(unit => ({ weekday: weekdayIndex(unit.from), slots: unit.slots, when: this.#during(unit) })),
      list: this.#list(),
    }
  }

  /** Changes of single days, and special days from the day after such a change on. */
  #units(): Unit[] {
    const { specialDays = [], dayChanges = [] } = this.#restaurant
    const changed = dayChanges.map(({ day, slots }): Unit => {
      const date = dayOfIso(day)
      return { from: date, to: date, slots, reason: null, isChange: true }
    })
    const special = specialDays.map(({ from, to, slots, reason }): Unit => {
      const last = dayOfIso(to)
      const inIt = changed.map(change => change.from).filter(day => dayOfIso(from) <= day && day <= last)
      return { from: Math.max(dayOfIso(from), ...inIt.map(day => day + 1)), to: last, slots, reason, isChange: false }
    })
    return [...changed, ...special.filter(({ from, to }) => from <= to)]
  }

  #utc(minute: number): number {
    return utcMinute(zoneClock(this.opening.timezone, this.#year), minute)
  }

  /** From the end of the day before to its own end, both with the slots that go on past midnight. */
  #during({ from, to }: { from: number; to: number }): string {
    const end = (day: number): number => serviceDayEnd(this.rangesOn, day, (day + 1) * DAY_MINUTES - 1)
    return `${this.#utc(end(from - 1))} ${this.#utc(end(to))}`
  }

  /** The same, over with the last close: what was told of today is then past (EVERY-DAY §4.2). */
  #untilLastClose(unit: { from: number; to: number }): string {
    const [from] = this.#during(unit).split(' ')
    const closes = this.rangesOn(unit.to).map(([, end]) => end)
    return `${from} ${this.#utc(unit.to * DAY_MINUTES + Math.max(...closes))}`
  }

  #factOf(unit: Unit): DaysView['facts'] {
    const [first] = unit.slots
    const last = unit.slots.at(-1)
    if (!first || !last) return []
    const planned = unit.isChange ? plannedSlots(this.opening, unit.from) : []
    const closesOtherwise =
      planned.length === unit.slots.length &&
      unit.slots.every(({ open, close }, index) => {
        const before = planned[index]
        return open === before?.open && (close === before.close || index === planned.length - 1)
      })
    const { until, fromTo, several } = this.texts
    const when = this.#untilLastClose(unit)
    const icon = unit.isChange ? 'clock' : 'star'
    if (closesOtherwise) return [{ icon, text: fillTime(until, last.close), isLong: false, when }]
    if (unit.slots.length > 1) return [{ icon, text: several, isLong: true, when }]
    const text = [first.open, first.close].reduce(fillTime, fromTo)
    return [{ icon, text, isLong: false, when }]
  }

  #closingOf(unit: Unit): DaysView['closings'][number] {
    const { texts, words: say } = this
    const next = openAt(this.rangesOn, (unit.to + 1) * DAY_MINUTES - 1).until
    const isRange = unit.from < unit.to || (unit.reason === 'vacation' && !unit.isChange)
    const closed = texts.closedFor[unit.reason ?? 'none']
    const strong = isRange
      ? texts.closedUntil.replace('{closed}', closed).replace('{date}', say.date(unit.to))
      : texts.closedToday
    const rest = next === null ? '' : this.#backAt(next, unit.to, isRange)
    return { icon: isRange ? 'suitcase' : 'door', strong, rest, when: this.#during(unit) }
  }

  #backAt(minute: number, after: number, isRange: boolean): string {
    const { texts } = this
    const day = Math.floor(minute / DAY_MINUTES)
    const time = timeOfMinute(minute)
    if (!isRange && day === after + 1) return fillTime(texts.opensTomorrow, time)
    return fillTime(isRange ? texts.backOn : texts.opensOn, time).replace('{day}', this.#named(day, after, isRange))
  }

  /** 'viernes 22', in Portuguese with its article: 'na sexta-feira, 22,'; further than a week a date. */
  #named(day: number, after: number, withNumber: boolean): string {
    const { date, weekday } = this.words
    const isPortuguese = this.#locale === 'pt'
    if (day - after >= 7) return isPortuguese ? `a ${date(day)}` : date(day)
    const name = weekday(day)
    const number = new Date(day * DAY_MS).getUTCDate()
    if (!isPortuguese) return withNumber ? `${name} ${number}` : name
    const called = `${name.endsWith('feira') ? 'na' : 'no'} ${name}`
    return withNumber ? `${called}, ${number},` : called
  }

  #minuteOf(until: string): number {
    return houseMinute(Date.parse(until), this.opening.timezone)
  }

  #ends(until: string): string {
    return `0 ${Math.floor(Date.parse(until) / MINUTE_MS)}`
  }

  #fullOf(full: { until: string } | null): DaysView['states'] {
    if (!full) return []
    const minute = this.#minuteOf(full.until)
    const day = Math.floor(minute / DAY_MINUTES)
    const closes = [day - 1, day].flatMap(each => servicesOf(this.rangesOn, each)).some(([, to]) => to === minute)
    const { texts } = this
    const rest = fillTime(closes ? texts.fullUntilClose : texts.fullUntil, timeOfMinute(minute))
    return [{ icon: 'full', strong: texts.full, rest, when: this.#ends(full.until) }]
  }

  #kitchenOf(kitchen: { until: string } | null): DaysView['states'] {
    const { today } = this.#restaurant
    if (!kitchen || !today) return []
    const minute = this.#minuteOf(kitchen.until)
    const isLast = minute >= serviceDayEnd(this.rangesOn, dayOfIso(today.day), minute - 1)
    const { kitchenToday, kitchenUntil } = this.texts
    const strong = isLast ? kitchenToday : fillTime(kitchenUntil, timeOfMinute(minute))
    return [{ icon: 'kitchen', strong, rest: '', when: this.#ends(kitchen.until) }]
  }

  #noteOf(): DaysView['note'] {
    const { today, defaultLocale } = this.#restaurant
    const { note, noteUntil } = today ?? {}
    if (!note || !noteUntil) return undefined
    return { ...firstText([this.#locale, defaultLocale], key => note[key]), when: this.#ends(noteUntil) }
  }

  /** The next ones by date; each leaves the list when it is over. */
  #list(): DaysView['list'] {
    const { specialDays = [], holidayCountry = null, defaultLocale } = this.#restaurant
    const { closedFor } = this.texts
    return specialDays.slice(0, LISTED_DAYS_MAX).map(({ from, to, slots, reason, label }) => {
      const [first, last] = [dayOfIso(from), dayOfIso(to)]
      const holiday = reason === 'holiday' ? nameOfDay(holidayCountry, from)?.[this.#locale] : undefined
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
      const { short } = this.words
      return {
        date:
          from === to
            ? short(first)
            : `${isOneMonth ? Number(from.slice(8)) : `${short(first)} `}–${isOneMonth ? '' : ' '}${short(last)}`,
        name: firstText([this.#locale, defaultLocale], key => label[key]).text || holiday || '',
        closed: slots.length === 0 ? closedFor[reason ?? 'none'] : '',
        slots,
        when: this.#during({ from: first - PUBLIC_AHEAD_DAYS, to: last }),
      }
    })
  }
}
