import { formatPrice } from '#shared/money.ts'
import { type Body, isSame, type Merged } from '#shared/fields/three-way.ts'
import type { Locale } from '#shared/locale.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { zoneFormTexts as texts } from './zones.texts.ts'

type Versions = { base: Zone; theirs: Zone; wish: Body }
type Said = { currency: string; defaultLocale: Locale }

/** '+10 %', '+0,30 €'. */
export const surchargeText = ({ kind, value }: Pick<Zone, 'kind' | 'value'>, currency: string): string =>
  kind === 'percent' ? `+${value} %` : `+${formatPrice(value / 100, currency)}`

const surchargeIn = ({ kind, value, rounding }: Partial<Zone>) => ({ kind, value, rounding })
const filled = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')) as Names

/**
 * Joins a change of a zone that was seen as `base` with what somebody else has made of it: its names are one thing, its
 * surcharge is another (3-decisions §1).
 */
export function mergeZone({ base, theirs, wish }: Versions, { currency, defaultLocale }: Said): Merged {
  const mine = { ...base, ...(wish as Partial<Zone>) }
  const said = (zone: Pick<Zone, 'names'>) => nameIn(zone.names, defaultLocale, defaultLocale).text
  const parts = [
    {
      key: 'names',
      label: texts.name,
      phrase: texts.namePhrase,
      body: wish['names'] === undefined ? {} : { names: wish['names'] },
      of: (zone: Zone): unknown => filled(zone.names),
      shown: said,
    },
    {
      key: 'surcharge',
      label: texts.surcharge,
      phrase: texts.surchargePhrase,
      body: wish['kind'] === undefined ? {} : surchargeIn(wish as Partial<Zone>),
      of: surchargeIn as (zone: Zone) => unknown,
      shown: (zone: Zone) => surchargeText(zone, currency),
    },
  ]
  const changed = parts.filter(({ of }) => !isSame(of(mine), of(base)) && !isSame(of(mine), of(theirs)))
  const free = changed.filter(({ of }) => isSame(of(theirs), of(base)))
  return {
    free: Object.assign({}, ...free.map(({ body }) => body)) as Body,
    contested: changed
      .filter(part => !free.includes(part))
      .map(({ key, label, phrase, body, shown }) => ({
        key,
        label,
        phrase,
        body,
        theirs: shown(theirs),
        mine: shown(mine),
        preset: 'mine',
      })),
  }
}
