import type { Locale } from '#shared/locale.ts'
import { DAY_MS } from '#shared/time.ts'
import { dayOfIso, isoOfDay, weekdayIndex } from './days.ts'

/** Countries whose national holidays the product knows (4-beyond §10). */
export const HOLIDAY_COUNTRIES = ['es', 'pt'] as const
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number]

type Names = Record<Locale, string>
/** `[month, day]`, or days after Easter Sunday. */
type Rule = { on: readonly [month: number, day: number] | number; names: Names }

const NEW_YEAR: Rule = { on: [1, 1], names: { es: 'Año Nuevo', en: 'New Year’s Day', pt: 'Ano Novo' } }
const GOOD_FRIDAY: Rule = { on: -2, names: { es: 'Viernes Santo', en: 'Good Friday', pt: 'Sexta-feira Santa' } }
const ASSUMPTION: Rule = {
  on: [8, 15],
  names: { es: 'Asunción', en: 'Assumption Day', pt: 'Assunção de Nossa Senhora' },
}
const ALL_SAINTS: Rule = {
  on: [11, 1],
  names: { es: 'Todos los Santos', en: 'All Saints’ Day', pt: 'Todos os Santos' },
}
const IMMACULATE: Rule = {
  on: [12, 8],
  names: { es: 'Inmaculada', en: 'Immaculate Conception', pt: 'Imaculada Conceição' },
}
const CHRISTMAS: Rule = { on: [12, 25], names: { es: 'Navidad', en: 'Christmas Day', pt: 'Natal' } }

const RULES: Record<HolidayCountry, readonly Rule[]> = {
  es: [
    NEW_YEAR,
    { on: [1, 6], names: { es: 'Reyes', en: 'Epiphany', pt: 'Dia de Reis' } },
    GOOD_FRIDAY,
    { on: [5, 1], names: { es: 'Día del Trabajo', en: 'Labour Day', pt: 'Dia do Trabalhador' } },
    ASSUMPTION,
    { on: [10, 12], names: { es: 'Fiesta Nacional', en: 'National Day', pt: 'Festa Nacional' } },
    ALL_SAINTS,
    { on: [12, 6], names: { es: 'Día de la Constitución', en: 'Constitution Day', pt: 'Dia da Constituição' } },
    IMMACULATE,
    CHRISTMAS,
  ],
  pt: [
    NEW_YEAR,
    GOOD_FRIDAY,
    { on: 0, names: { es: 'Domingo de Pascua', en: 'Easter Sunday', pt: 'Páscoa' } },
    { on: [4, 25], names: { es: 'Día de la Libertad', en: 'Freedom Day', pt: 'Dia da Liberdade' } },
    { on: [5, 1], names: { es: 'Día del Trabajo', en: 'Labour Day', pt: 'Dia do Trabalhador' } },
    { on: 60, names: { es: 'Corpus Christi', en: 'Corpus Christi', pt: 'Corpo de Deus' } },
    { on: [6, 10], names: { es: 'Día de Portugal', en: 'Portugal Day', pt: 'Dia de Portugal' } },
    ASSUMPTION,
    {
      on: [10, 5],
      names: { es: 'Implantación de la República', en: 'Republic Day', pt: 'Implantação da República' },
    },
    ALL_SAINTS,
    {
      on: [12, 1],
      names: { es: 'Restauración de la Independencia', en: 'Restoration of Independence', pt: 'Restauração' },
    },
    IMMACULATE,
    CHRISTMAS,
  ],
}

/** Days that are no holidays and that everybody calls by a name. */
const NAMED: readonly Rule[] = [
  { on: [12, 24], names: { es: 'Nochebuena', en: 'Christmas Eve', pt: 'Véspera de Natal' } },
  { on: [12, 31], names: { es: 'Nochevieja', en: 'New Year’s Eve', pt: 'Véspera de Ano Novo' } },
]

/** Easter Sunday of a year as a day since 1970 (the rule of Meeus, Jones and Butcher). */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const months = moon + sunday - 7 * late + 114
  return Date.UTC(year, Math.floor(months / 31) - 1, (months % 31) + 1) / DAY_MS
}

/** A national holiday. `mondayAfter`: it falls on a Sunday, and parts of the country keep the Monday instead. */
export type Holiday = { day: string; names: Names; mondayAfter?: string }

const dayOf = ({ on }: Rule, year: number): number =>
  typeof on === 'number' ? easterOf(year) + on : Date.UTC(year, on[0] - 1, on[1]) / DAY_MS

/** The national holidays of a year, by date. In Spain a region may move one from a Sunday to the Monday after it. */
export function holidaysOfYear(country: HolidayCountry, year: number): Holiday[] {
  return RULES[country]
    .map(rule => ({ day: dayOf(rule, year), names: rule.names }))
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, names }) => ({
      day: isoOfDay(day),
      names,
      ...(country === 'es' && weekdayIndex(day) === 6 && { mondayAfter: isoOfDay(day + 1) }),
    }))
}

/** The holidays of the twelve months from a day on. */
export function nextHolidays(country: HolidayCountry, from: number): Holiday[] {
  const year = Number(isoOfDay(from).slice(0, 4))
  const end = Date.UTC(year + 1, Number(isoOfDay(from).slice(5, 7)) - 1, Number(isoOfDay(from).slice(8))) / DAY_MS
  return [...holidaysOfYear(country, year), ...holidaysOfYear(country, year + 1)].filter(
    ({ day }) => dayOfIso(day) >= from && dayOfIso(day) < end,
  )
}

/** What a day is called: a holiday of the country, or one of the days that everybody calls by a name. */
export function nameOfDay(country: HolidayCountry | null, day: string): Names | undefined {
  const year = Number(day.slice(0, 4))
  const rules = [...NAMED, ...(country ? RULES[country] : [])]
  return rules.find(rule => isoOfDay(dayOf(rule, year)) === day)?.names
}

/** The country that an address names; null where the product knows no holidays of it. */
export function countryOfAddress({ country }: { country: string }): HolidayCountry | null {
  const name = country.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  if (['espana', 'spain', 'espanha', 'es', 'esp'].includes(name)) return 'es'
  return ['portugal', 'pt', 'prt'].includes(name) ? 'pt' : null
}
