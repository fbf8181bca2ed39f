import type { Locale } from '#shared/locale.ts'
import { textLength } from '#shared/text.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { dashboardZoneName, knownZone } from '#features/prices/zone-words.ts'
import { codesTexts as texts } from './codes-page.texts.ts'
import type { NewCodes } from './codes.contract.ts'
import { codeErrors, codeLimitText } from './codes.errors.ts'
import { CODE_NAME_MAX, CODE_NUMBER_MAX, CODES_MAX } from './codes.limits.ts'
import { lastNumber, nameKey, namesOfSeries, newCodesErrors, seriesPlace } from './codes.rules.ts'
import { codeFieldTexts } from './codes.texts.ts'

/** What new codes are: tables, a part of the house, one of two usual places, or something with a name of its own. */
export type Kind = { id: string; label: string; name: string; zoneId: string | null; isSeries: boolean }

/** How many a new series has at first, and how many more one that there is. */
const FIRST = 24
const MORE = 6

/** What the form offers: zones of the house give their name and their prices. */
export function kindsOf(zones: readonly Zone[], defaultLocale: Locale): Kind[] {
  const ofZones = zones.map((zone): Kind => {
    const { name } = dashboardZoneName(zone.names, defaultLocale)
    return { id: zone._id, label: name, name, zoneId: zone._id, isSeries: true }
  })
  const hasTerrace = zones.some(zone => knownZone(zone.names, defaultLocale) === 'terrace')
  const plain = (id: string, name: string, isSeries: boolean): Kind => ({
    id,
    label: name,
    name,
    zoneId: null,
    isSeries,
  })
  return [
    { id: 'tables', label: texts.tables, name: texts.tablePrefix, zoneId: null, isSeries: true },
    ...ofZones,
    ...(hasTerrace ? [] : [plain('terrace', texts.terrace, true)]),
    plain('window', texts.window, false),
    plain('takeAway', texts.takeAway, false),
    { id: 'other', label: texts.other, name: '', zoneId: null, isSeries: false },
  ]
}

export type NewCodesValues = {
  kind: Kind
  /** Of 'Otro…'. */
  name: string
  isNumbered: boolean
  from: string
  to: string
  zoneId: string | null
}

/** A series begins after the last number that there is. */
export function startOf(kind: Kind, living: readonly string[]): NewCodesValues {
  const last = lastNumber(kind.name, living)
  const to = Math.min(CODE_NUMBER_MAX, last === 0 ? FIRST : last + MORE)
  return { kind, name: '', isNumbered: false, from: `${Math.min(to, last + 1)}`, to: `${to}`, zoneId: kind.zoneId }
}

const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const inRange = (number: number): boolean => number >= 1 && number <= CODE_NUMBER_MAX

/** What would be made of the form, and what is wrong in it. */
export type Judged = {
  /** Undefined: something is wrong, or there is nothing to make. */
  body: NewCodes | undefined
  names: string[]
  /** Numbers of the series that there are. */
  had: number[]
  isSeries: boolean
  errors: { name?: string; from?: string; to?: string }
}

const fault = (errors: Judged['errors'], isSeries: boolean): Judged => ({
  body: undefined,
  names: [],
  had: [],
  isSeries,
  errors,
})

function judgeSeries({ from, to, zoneId }: NewCodesValues, prefix: string, living: readonly string[]): Judged {
  const [first, last] = [numberOf(from), numberOf(to)]
  if (!inRange(first)) return fault({ from: codeFieldTexts.number }, true)
  if (!inRange(last)) return fault({ to: codeFieldTexts.number }, true)
  const body: NewCodes = { prefix, from: first, to: last, zoneId }
  const { prefix: name, ...wrong } = newCodesErrors(body)
  if (name || Object.keys(wrong).length > 0) return fault({ ...(name && { name }), ...wrong }, true)
  const { names } = namesOfSeries({ prefix, from: first, to: last }, living)
  const left = CODES_MAX - living.length
  if (names.length > left) return fault({ to: codeLimitText(Math.max(0, left)) }, true)
  const key = nameKey(prefix)
  const had = living.flatMap(each => {
    const place = seriesPlace(each)
    return place && nameKey(place.prefix) === key && place.number >= first && place.number <= last ? [place.number] : []
  })
  return { body: names.length > 0 ? body : undefined, names, had, isSeries: true, errors: {} }
}

/** What the form would make beside the names that are in use. */
export function judge(values: NewCodesValues, living: readonly string[]): Judged {
  const { kind, isNumbered, zoneId } = values
  const isOther = kind.id === 'other'
  const name = (isOther ? values.name : kind.name).trim()
  const isSeries = isOther ? isNumbered : kind.isSeries
  if (name === '') return fault({ name: codeFieldTexts.nameRequired }, isSeries)
  if (isSeries) return judgeSeries(values, name, living)
  if (textLength(name) > CODE_NAME_MAX) return fault({ name: codeFieldTexts.nameTooLong }, false)
  if (living.some(each => nameKey(each) === nameKey(name))) return fault({ name: codeErrors.codeExists.message }, false)
  if (living.length >= CODES_MAX) return fault({ name: codeLimitText(0) }, false)
  return { body: { names: [name], zoneId }, names: [name], had: [], isSeries: false, errors: {} }
}
