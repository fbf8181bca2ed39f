import { DAY_MINUTES, MINUTE_MS } from '#shared/time.ts'
import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { servedText } from '#features/menu/schedules/schedule-words.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { utcMinute, zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import { dayOfMinute, timeOfMinute } from '#features/restaurants/opening/days.ts'
import type { Timed } from '#features/restaurants/opening/diners/day-view.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { SetMenuExtras } from '#features/set-menus/public-set-menus.ts'
import { dayInWords, setMenuWords } from '#features/set-menus/set-menu-words.ts'

type House = { name: string; timezone: string; currency: string; defaultLocale: Locale }
/**
 * What the set menus of a page share. `daily`: when the menu of the day is served next, and when by rule. `url`: of
 * that menu. `anchors`: the ids on the page of the dishes of the carta.
 */
export type SetMenuPage = {
  house: House
  locale: Locale
  year: number
  daily: SetMenuExtras['dailyMenu']
  url: string
  anchors: ReadonlyMap<string, string>
}

/** A sentence that has another wording by day: `written` is true at any time, for who has no script. */
export type TimedText = { written: string; times: Timed<{ text: string }>[] }

export const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / MINUTE_MS)

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const WEEK_DAYS = 7

/**
 * 'El menú del día vuelve mañana a las 13:00', in a sentence with `{back}`: with its date, within a week by its
 * weekday, on the day before and on the day itself. Undefined where nobody knows when.
 */
export function backInWords(page: SetMenuPage, text: string): TimedText | undefined {
  const { daily, house, locale, year } = page
  const next = daily?.next ?? null
  if (next === null) return undefined
  const { backOn, backTomorrow, backLater } = setMenuWords[locale]
  const minute = houseMinute(Date.parse(next), house.timezone)
  const day = dayOfMinute(minute)
  const said = (back: string, named = ''): string =>
    sentence(text.replace('{back}', fillTime(back, timeOfMinute(minute)).replace('{day}', named)))
  const midnight = (before: number): number => utcMinute(zoneClock(house.timezone, year), (day - before) * DAY_MINUTES)
  const [week, eve, morning] = [midnight(WEEK_DAYS - 1), midnight(1), midnight(0)]
  const written = said(backOn, dayInWords(day, locale, true))
  return {
    written,
    times: [
      { text: written, when: `0 ${week}` },
      { text: said(backOn, dayInWords(day, locale, false)), when: `${week} ${eve}` },
      { text: said(backTomorrow), when: `${eve} ${morning}` },
      { text: said(backLater), when: `${morning} ${minuteOf(next)}` },
    ],
  }
}

/** 'Se sirve de lunes a viernes, de 13:00 a 16:00. 14,00 € por persona.': by rule, and what it costs next time. */
export function servedInWords({ daily, house, locale }: SetMenuPage): string {
  if (!daily) return ''
  const { days, slots, price } = daily
  const { perPerson } = setMenuWords[locale]
  return [
    days.length > 0 && servedText({ days, slots }, locale),
    price !== undefined && perPerson.replace('{price}', formatPrice(price, house.currency)),
  ]
    .filter(text => text !== false)
    .join(' ')
}
