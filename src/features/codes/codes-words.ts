import type { Locale } from '#shared/locale.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { baseWords, dashboardZoneName, moreWords } from '#features/prices/zone-words.ts'
import { codesTexts as texts } from './codes-page.texts.ts'
import type { TableCode } from './codes.contract.ts'
import { nameKey, seriesPlace } from './codes.rules.ts'

/** What is known of a house when its codes are told. */
export type House = { zones: readonly Zone[]; defaultLocale: Locale; currency: string }

/** The zone of a code, where it has one. */
export const zoneById = ({ zones }: Pick<House, 'zones'>, id: string | null): Zone | undefined =>
  zones.find(zone => zone._id === id)

/** What a zone is called, or the house without one: 'Terraza', 'Barra y mesa'. */
export function zoneName(house: House, id: string | null): string {
  const zone = zoneById(house, id)
  return zone
    ? dashboardZoneName(zone.names, house.defaultLocale).name
    : baseWords(house.zones, 'es', house.defaultLocale).name
}

/** 'precios de terraza, un 10 % más', 'precios de barra y mesa'. */
export function pricesWords(house: House, id: string | null): string {
  const zone = zoneById(house, id)
  if (!zone) {
    const base = baseWords(house.zones, 'es', house.defaultLocale).prices
    return base.charAt(0).toLowerCase() + base.slice(1)
  }
  const { inText } = dashboardZoneName(zone.names, house.defaultLocale)
  return `precios de ${inText}, ${moreWords(zone, house.currency, 'es')}`
}

/** The heading of a series: the plural of a table, otherwise its own name. */
export const seriesTitle = (prefix: string): string =>
  nameKey(prefix) === nameKey(texts.tablePrefix) ? texts.tables : prefix

const isTable = ({ name }: Pick<TableCode, 'name'>): boolean =>
  nameKey(seriesPlace(name)?.prefix ?? '') === nameKey(texts.tablePrefix)

/** Codes in a sentence: the name of one, '7 mesas', '7 códigos'. */
export function thingsWords(codes: readonly Pick<TableCode, 'name'>[]): string {
  const [first] = codes
  if (codes.length === 1 && first) return first.name
  return codes.length > 0 && codes.every(isTable) ? `${codes.length} mesas` : `${codes.length} códigos`
}

/** What is said of retiring them: a table is 'la', anything else may be of either gender. */
export function retireWords(codes: readonly Pick<TableCode, 'name'>[]): { warning: string; done: string } {
  const [first] = codes
  if (codes.length !== 1 || !first) return { warning: texts.retireMany, done: texts.retiredMany(thingsWords(codes)) }
  return isTable(first)
    ? { warning: texts.retireTable, done: texts.retiredTable(first.name) }
    : { warning: texts.retireOne, done: texts.retiredOne(first.name) }
}

/** Neighboring numbers, each run as first and last. */
function runsOf(numbers: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.last + 1 === number) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

/** 'de la 1 a la 24', 'la 7', 'de la 1 a la 3 y la 7'. */
export function numbersWords(numbers: readonly number[]): string {
  const said = runsOf(numbers).map(({ first, last }) =>
    first === last ? `la ${first}` : `de la ${first} a la ${last}`,
  )
  const end = said.pop() ?? ''
  return said.length === 0 ? end : `${said.join(', ')} y ${end}`
}

/** The first three names, and the last one after dots, as they will be. */
export function someNames(names: readonly string[]): { shown: string[]; last: string | undefined } {
  return names.length <= 4 ? { shown: [...names], last: undefined } : { shown: names.slice(0, 3), last: names.at(-1) }
}
