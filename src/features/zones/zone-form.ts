import { LOCALES, type Locale } from '#shared/locale.ts'
import { parsePrice } from '#shared/money.ts'
import { mergeNames, type Names } from '#features/prices/names.ts'
import type { Zone, ZoneBody } from '#features/prices/prices.contract.ts'
import { ZONE_CENTS_MAX, ZONE_NAME_MAX, ZONE_PERCENT_MAX } from '#features/prices/prices.limits.ts'
import { priceTexts } from '#features/prices/prices.texts.ts'
import { type KnownZone, knownNames, knownZone } from '#features/prices/zone-words.ts'
import type { ZoneSurcharge } from '#features/prices/zone.rules.ts'

/** What the form holds; numbers as they are typed. */
export type ZoneValues = {
  choice: KnownZone | 'own'
  own: Names
  kind: Zone['kind']
  percent: string
  euros: string
  rounding: Zone['rounding']
}

const PERCENT = 10
const CENTS = 30
export const CENTS_STEP = 10

export const typedEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Ten per cent, rounded to ten cents, for a new one. */
export function startValues(zone: Zone | null, defaultLocale: Locale): ZoneValues {
  const { names, kind, value, rounding }: Pick<Zone, 'names' | 'kind' | 'value' | 'rounding'> = zone ?? {
    names: knownNames('terrace'),
    kind: 'percent',
    value: PERCENT,
    rounding: 10,
  }
  return {
    choice: knownZone(names, defaultLocale) ?? 'own',
    own: zone && !knownZone(names, defaultLocale) ? names : {},
    kind,
    percent: String(kind === 'percent' ? value : PERCENT),
    euros: typedEuros(kind === 'cents' ? value : CENTS),
    rounding: kind === 'percent' ? rounding : 10,
  }
}

/** Undefined: what is typed is no surcharge. A sum of cents is exact, because the form then asks for no rounding. */
export function surchargeOf({ kind, percent, euros, rounding }: ZoneValues): ZoneSurcharge | undefined {
  if (kind === 'percent') {
    const value = /^\d{1,2}$/.test(percent.trim()) ? Number(percent) : 0
    return value >= 1 && value <= ZONE_PERCENT_MAX ? { kind, value, rounding } : undefined
  }
  const parsed = parsePrice(euros)
  const value = 'cents' in parsed ? parsed.cents : 0
  return value >= 1 && value <= ZONE_CENTS_MAX ? { kind, value, rounding: 1 } : undefined
}

export const namesOf = ({ choice, own }: ZoneValues): Names =>
  choice === 'own' ? mergeNames({}, trimmed(own)) : knownNames(choice)

const trimmed = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, name.trim()]))

export type ZoneFaults = { names: Names; surcharge?: string | undefined }

/** What the server would refuse, in its words. */
export function faultsOf(values: ZoneValues, defaultLocale: Locale): ZoneFaults {
  const names: Names = {}
  if (values.choice === 'own') {
    for (const [locale, name] of Object.entries(trimmed(values.own)) as [Locale, string][])
      if (Array.from(name).length > ZONE_NAME_MAX) names[locale] = `No puede exceder los ${ZONE_NAME_MAX} caracteres.`
    if (!namesOf(values)[defaultLocale]) names[defaultLocale] = priceTexts.nameRequired
  }
  return { names, surcharge: surchargeOf(values) ? undefined : priceTexts[values.kind] }
}

export const hasFaults = ({ names, surcharge }: ZoneFaults): boolean =>
  surcharge !== undefined || Object.keys(names).length > 0

/** The whole zone as a body: names that are not there are taken away. */
export function zoneBody(values: ZoneValues): ZoneBody {
  const names = namesOf(values)
  return { names: Object.fromEntries(LOCALES.map(locale => [locale, names[locale] ?? ''])), ...surchargeOf(values) }
}
