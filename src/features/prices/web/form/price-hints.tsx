import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '#shared/money.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { listedPrices } from '../../listed-prices.ts'
import { dashboardZoneName } from '../../zone-words.ts'
import type { PriceLine } from '../../price-line.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import type { Zone } from '../../prices.contract.ts'
import { labelName, type TypedPrices } from '../../typed-prices.ts'
import { zoneLine } from '../../zone.rules.ts'
import { useOwnLabels, zonesOf } from '../prices.queries.ts'
import styles from './price-hints.module.css'

type PriceHintsProps = { typed: TypedPrices; restaurant: Restaurant }

/** Under the cells: what goes, what a market price means, what the zones of the house make of the prices. */
export function PriceHints({ typed: { lines, lost, problem }, restaurant }: PriceHintsProps) {
  const { own } = useOwnLabels(restaurant)
  const { data: zones = [] } = useQuery(zonesOf(restaurant._id))
  const hasMarket = lines.some(({ market }) => market)
  const inZones = problem === undefined ? zones.flatMap(zone => zoneHint(zone, lines, restaurant)) : []
  return (
    <div className={styles.hints}>
      {lost.map(label => (
        <p key={label} data-tone="warning">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {texts.lost(labelName(label, own))}
        </p>
      ))}
      {lines.some(({ market, cents }) => market && cents !== null) && (
        <p>
          <InfoIcon size={16} aria-hidden="true" />
          {texts.todayEnds}
        </p>
      )}
      {hasMarket && (
        <p data-tone="warning">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {texts.marketLaw}
        </p>
      )}
      {inZones.map(hint => (
        <p key={hint}>
          <UmbrellaIcon size={16} aria-hidden="true" />
          <span className="num">{hint}</span>
        </p>
      ))}
    </div>
  )
}

/** 'En terraza, con un 10 % más: 3,90 / 6,60 / 12,10 €'; none where the zone changes nothing. */
function zoneHint(zone: Zone, lines: readonly PriceLine[], { defaultLocale, currency }: Restaurant): string[] {
  const priced = lines.filter(({ cents, market }) => cents !== null && !market)
  const shown = priced.map(line => zoneLine(line, zone))
  if (shown.every((line, at) => line.cents === priced[at]?.cents)) return []
  const surcharge = zone.kind === 'percent' ? texts.percent(zone.value) : formatPrice(zone.value / 100, currency)
  const { inText } = dashboardZoneName(zone.names, defaultLocale)
  return [texts.inZone(inText, surcharge, listedPrices(shown, currency))]
}
