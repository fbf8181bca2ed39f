import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { setMenusView } from '#features/public-menu/set-menus/set-menu-view.ts'
import { dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { overlapOf } from '#features/restaurants/opening/special-days.rules.ts'
import {
  randomCountry,
  randomHouse,
  randomSchedule,
  slowHouseMinute,
  slowServed,
} from '#features/restaurants/server/opening/opening.testing.ts'
import { presentSetMenus } from '#features/set-menus/server/public/present-set-menus.ts'
import type { SetMenuRows } from '#features/set-menus/server/public/public-set-menus.store.ts'
import { setMenuStateAt } from '#features/set-menus/public-set-menus.ts'
import type { StoredContent } from '#features/set-menus/set-menu.rules.ts'

const content: StoredContent = {
  price: 1400,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: [],
}
/** Slots of a menu never overlap: that is refused. */
const randomTimes = randomSchedule.filter(({ slots }) => overlapOf(slots) === undefined)
const randomMenu = fc.tuple(randomHouse, randomTimes, randomCountry, fc.boolean())
type Random = typeof randomMenu extends fc.Arbitrary<infer Value> ? Value : never

function given([{ opening, instant }, { days, slots }, holidayCountry, onHolidays]: Random) {
  const house = { opening, holidayCountry }
  const today = dayOfMinute(slowHouseMinute(instant, opening.timezone))
  const times = { days: [...days], slots: [...slots], on_holidays: onHolidays, until_sold_out: false }
  const facts = { categories: [], dishes: [], house, defaultLocale: 'es' as const, now: new Date(instant) }
  const present = (rows: Partial<SetMenuRows>) =>
    presentSetMenus({ reported: [], rules: times, days: [], menus: [], ...rows }, facts).extras.setMenus ?? []
  return { house, today, times, present, instant, timezone: opening.timezone }
}

/** Whether that minute is served, on the house's clock, looked up minute by minute. */
const isServed = (served: Set<number>, at: number, timezone: string): boolean =>
  served.has(slowHouseMinute(at, timezone))

test('a set menu is on when a slow look at every minute says so, at nights, holidays and both changes of the clock', () => {
  fc.assert(
    fc.property(randomMenu, random => {
      const { house, today, times, present, instant, timezone } = given(random)
      const [, schedule, , onHolidays] = random
      const served = slowServed({ ...schedule, onHolidays }, house, today, 3)
      const fixed = { ...times, id: 'm', names: {}, content, sold_out_day: null, unavailable: [] }
      const states = present({ menus: [fixed] }).map(({ state }) => state)
      expect(states.includes('now')).toBe(isServed(served, instant, timezone))
    }),
    { numRuns: 150 },
  )
})

test('the page shows the menu of the day as served at the same minutes, also hours after it was saved', () => {
  fc.assert(
    fc.property(randomMenu, fc.integer({ min: 0, max: 24 * 60 }), fc.boolean(), (random, later, isAtBegin) => {
      const { house, today, present, instant, timezone } = given(random)
      const [, { slots }, , onHolidays] = random
      const shown = slowHouseMinute(instant, timezone)
      const [hour = 0, minutes = 0] = (slots[0]?.open ?? '').split(':').map(Number)
      const begin = today * 1440 + hour * 60 + minutes
      // Half of the time the very minute at which it begins.
      const at = instant + (isAtBegin && begin >= shown ? begin - shown : later) * MINUTE_MS
      // Of a later day another page says it.
      if (dayOfMinute(slowHouseMinute(at, timezone)) !== today) return
      const rule = { days: WEEKDAYS, slots, ...(!onHolidays && { onHolidays: false }) }
      const served = slowServed(rule, house, today, 3)
      const days = [today - 1, today].map(day => ({
        day: isoOfDay(day),
        at_start: false,
        sold_out_at: null,
        unavailable: [],
        live: content,
      }))
      const menus = present({ days })
      const truth = isServed(served, at, timezone)
      expect(menus.some(menu => setMenuStateAt(menu, at) === 'now')).toBe(truth)
      const year = new Date(instant).getUTCFullYear()
      const page = {
        house: { name: 'Casa', timezone, currency: 'EUR', defaultLocale: 'es' as const },
        locale: 'es' as const,
        year,
        daily: undefined,
        url: '',
        anchors: new Map<string, string>(),
      }
      const minute = at / MINUTE_MS
      const lines = (setMenusView(menus, page) ?? []).flatMap(({ times }) =>
        times.filter(({ when }) => {
          const [from = 0, to = 0] = when.split(' ').map(Number)
          return from <= minute && minute < to
        }),
      )
      expect(lines.some(({ text }) => text.startsWith('Hoy hasta'))).toBe(truth)
    }),
    { numRuns: 150 },
  )
})

test('when the next menu of the day would begin and nothing is written, the menu is read anew: another one is next', () => {
  const slots = [{ open: '13:00', close: '16:00' }]
  const hours = Object.fromEntries(WEEKDAYS.map(day => [day, []])) as never
  const house = { opening: { hours, timezone: 'Europe/Madrid', specialDays: [], dayChanges: [] }, holidayCountry: null }
  const rules = { days: [...WEEKDAYS], slots, on_holidays: true, until_sold_out: false }
  const tomorrow = { day: '2026-11-25', at_start: true, sold_out_at: null, unavailable: [], live: content }
  const at = (iso: string) =>
    presentSetMenus(
      { reported: [], rules, days: [tomorrow], menus: [] },
      { categories: [], dishes: [], house, defaultLocale: 'es', now: new Date(iso) },
    )
  const noon = Date.parse('2026-11-24T12:00:00Z')
  const morning = at('2026-11-24T08:00:00Z')
  expect(morning.extras.dailyMenu).toEqual({ next: new Date(noon).toISOString(), days: rules.days, slots })
  expect(morning.changesAt).toBe(noon)
  expect(at('2026-11-24T12:01:00Z').extras.dailyMenu).toMatchObject({ next: '2026-11-25T12:00:00.000Z', price: 14 })
})
