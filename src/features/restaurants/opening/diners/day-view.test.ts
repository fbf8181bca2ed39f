import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { daysView, type House } from './day-view.ts'
import { specialDaySays } from './special-day-says.ts'

const slots = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '00:30' },
]
const house = (more: Partial<House>): PublicRestaurant & House => {
  const profile = defaultProfile('Casa Fermina')
  const hours = Object.fromEntries(WEEKDAYS.map(day => [day, slots])) as PublicRestaurant['hours']
  return { ...profile, hours, _id: 'r1', slug: 'casa', description: '', logoUrl: '', holidayCountry: 'es', ...more }
}
const viewOf = (more: Partial<House>, locale: Locale = 'es') => daysView(house(more), locale, 2026)
const minute = (iso: string): number => Date.parse(iso) / 60_000
const during = (from: string, to: string): string => `${minute(from)} ${minute(to)}`
const nothing = { hours: null, kitchenClosed: null, full: null, note: null, noteUntil: null }
const FRIDAY = '2026-12-18'

describe('what diners read of changed days', () => {
  test('nothing for a house without any', () => {
    expect(viewOf({})).toBeUndefined()
  })

  test('another close, one slot, several; each from the end of the day before to its own', () => {
    const facts = (changed: typeof slots, locale: Locale = 'es') =>
      viewOf({ dayChanges: [{ day: FRIDAY, slots: changed }] }, locale)?.facts
    const early = [slots[0]!, { open: '20:00', close: '22:00' }]
    expect(facts(early)).toEqual([
      // Over with the last close; the row of the hours and the status go on to the end of the day.
      {
        icon: 'clock',
        text: 'Hoy, hasta las 22:00',
        isLong: false,
        when: during('2026-12-17T23:30Z', '2026-12-18T21:00Z'),
      },
    ])
    expect(viewOf({ dayChanges: [{ day: FRIDAY, slots: early }] })?.changes[0]?.when).toBe(
      during('2026-12-17T23:30Z', '2026-12-18T23:00Z'),
    )
    expect(facts(early, 'en')?.[0]?.text).toBe('Today until 22:00')
    expect(facts(early, 'pt')?.[0]?.text).toBe('Hoje, até às 22:00')
    expect(facts([{ open: '09:00', close: '17:00' }])?.[0]).toMatchObject({ text: 'Hoy, de 9:00 a 17:00' })
    expect(facts([slots[0]!, { open: '18:00', close: '22:00' }])?.[0]).toMatchObject({
      text: 'Hoy, horario especial',
      isLong: true,
    })
  })

  test('a closing says when it opens next; days in a row say both dates', () => {
    const closing = (from: string, to: string, locale: Locale = 'es') => {
      const day = { from, to, closed: true, slots: [], reason: from === to ? null : ('vacation' as const), label: {} }
      const { strong, rest } = viewOf({ specialDays: [day] }, locale)!.closings[0]!
      return `${strong} ${rest}`
    }
    expect(closing(FRIDAY, FRIDAY)).toBe('Hoy cerramos. Abrimos mañana a las 12:00.')
    expect(closing(FRIDAY, FRIDAY, 'en')).toBe('Closed today. Back tomorrow at 12:00.')
    expect(closing(FRIDAY, FRIDAY, 'pt')).toBe('Hoje fechamos. Abrimos amanhã às 12:00.')
    const all = ['2027-01-07', '2027-01-21'] as const
    expect(closing(...all)).toBe('Cerrado por vacaciones hasta el 21 de enero. Volvemos el viernes 22 a las 12:00.')
    expect(closing(...all, 'en')).toBe('Closed for holidays until 21 January. Back on Friday 22 at 12:00.')
    expect(closing(...all, 'pt')).toBe('Fechado para férias até 21 de janeiro. Voltamos na sexta-feira, 22, às 12:00.')
  })

  test('two closed days one after the other open after both', () => {
    const day = (date: string) => ({ from: date, to: date, closed: true, slots: [], reason: null, label: {} })
    expect(viewOf({ specialDays: [day('2026-12-24'), day('2026-12-25')] })?.closings.map(({ rest }) => rest)).toEqual([
      'Abrimos el sábado a las 12:00.',
      'Abrimos mañana a las 12:00.',
    ])
  })

  test('full before kitchen, with their ends written out; a note in the main language where it has no other', () => {
    const today = {
      day: FRIDAY,
      ...nothing,
      kitchenClosed: { until: '2026-12-18T19:00:00Z' },
      full: { until: '2026-12-18T15:00:00Z' },
      note: { es: 'Hoy, cocido.' },
      noteUntil: '2026-12-18T23:30:00Z',
    }
    const view = viewOf({ today }, 'en')
    expect(view?.states).toEqual([
      {
        icon: 'full',
        strong: 'Fully booked',
        rest: 'until we close at 16:00.',
        when: `0 ${minute('2026-12-18T15:00Z')}`,
      },
      { icon: 'kitchen', strong: 'Kitchen closed until 20:00.', rest: '', when: `0 ${minute('2026-12-18T19:00Z')}` },
    ])
    expect(view?.note).toEqual({ text: 'Hoy, cocido.', lang: 'es', when: `0 ${minute('2026-12-18T23:30Z')}` })
    const late = viewOf({ today: { ...today, kitchenClosed: { until: '2026-12-18T23:30:00Z' } } })
    expect(late?.states[1]?.strong).toBe('Cocina cerrada por hoy.')
    expect(late?.states[0]).toMatchObject({
      strong: 'Completo.',
      rest: 'No quedan mesas hasta que cerremos, a las 16:00.',
    })
  })

  test('a change of one day of a range leaves the other days to the range', () => {
    const range = { from: FRIDAY, to: '2026-12-20', closed: true, slots: [], reason: null, label: {} }
    const view = viewOf({ specialDays: [range], dayChanges: [{ day: FRIDAY, slots }] })
    expect(view?.data.map(([from, to]) => to - from)).toEqual([0, 1])
    expect(view?.closings[0]?.when).toBe(during('2026-12-18T23:30Z', '2026-12-20T23:00Z'))
  })

  test('the list has the next four, by the name of the holiday or of the house', () => {
    const day = (from: string, to: string, reason: 'holiday' | 'vacation', open: typeof slots) => ({
      from,
      to,
      closed: open.length === 0,
      slots: open,
      reason,
      label: {},
    })
    const specialDays = [
      day('2026-12-24', '2026-12-24', 'holiday', [{ open: '12:00', close: '17:00' }]),
      day('2026-12-25', '2026-12-25', 'holiday', []),
      day('2026-12-31', '2026-12-31', 'holiday', [{ open: '12:00', close: '17:00' }]),
      day('2027-01-07', '2027-01-21', 'vacation', []),
      day('2027-02-01', '2027-02-01', 'holiday', []),
    ]
    const said = (locale: Locale) =>
      viewOf({ specialDays }, locale)?.list.map(({ date, name, closed }) =>
        [date, name, closed].filter(Boolean).join(' · '),
      )
    expect(said('es')).toEqual([
      '24 dic · Nochebuena',
      '25 dic · Navidad · Cerrado',
      '31 dic · Nochevieja',
      '7–21 ene · Cerrado por vacaciones',
    ])
    expect(said('en')?.[3]).toBe('7–21 Jan · Closed for holidays')
    expect(said('pt')?.slice(0, 2)).toEqual(['24 dez · Véspera de Natal', '25 dez · Natal · Fechado'])
  })

  test('a holiday has its name only in the country whose holidays the house keeps', () => {
    const day = { from: '2027-01-06', to: '2027-01-06', closed: true, slots: [], reason: 'holiday' as const, label: {} }
    const named = (holidayCountry: 'es' | 'pt' | null) => viewOf({ specialDays: [day], holidayCountry })?.list[0]?.name
    expect([named('es'), named('pt'), named(null)]).toEqual(['Reyes', '', ''])
  })
})

test('what diners will read is said before it is saved, with the days that are saved already', () => {
  const saved = { from: '2026-12-25', to: '2026-12-25', closed: true, slots: [], reason: null, label: {} }
  const draft = { ...saved, from: '2026-12-24', to: '2026-12-24' }
  const says = (more: Partial<typeof draft>, locale: Locale) =>
    specialDaySays(house({ specialDays: [saved] }), { ...draft, ...more }, locale)
  expect(says({}, 'es')).toBe('Hoy cerramos. Abrimos el sábado a las 12:00.')
  expect(says({}, 'en')).toBe('Closed today. Back on Saturday at 12:00.')
  expect(says({ closed: false, slots: [{ open: '12:00', close: '17:00' }] as never }, 'pt')).toBe(
    'Hoje, das 12:00 às 17:00',
  )
})
