import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella'
import { Link } from 'react-router'
import { Card } from '#ui/card/card.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import type { Zone } from '#features/prices/prices.contract.ts'
import { baseWords, dashboardZoneName, knownZone, moreWords } from '#features/prices/zone-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { qrPageTexts as texts } from '../../qr-page.texts.ts'
import { ZONES_PAGE } from '#features/zones/zones.paths.ts'
import styles from './zone-choice.module.css'

const BASE = ''

type ZoneChoiceProps = {
  restaurant: Restaurant
  zones: readonly Zone[]
  zone: Zone | undefined
  /** By its slug; undefined: the menu itself. */
  onChoose: (slug: string | undefined) => void
}

/** '¿Dónde va este QR?': with the prices of the carta, or with those of a zone (`precio-qr`). */
export function ZoneChoice({ restaurant, zones, zone, onChoose }: ZoneChoiceProps) {
  const scoped = useScoped()
  const { defaultLocale, currency } = restaurant
  const nameOf = ({ names }: Zone) => dashboardZoneName(names, defaultLocale)
  const Icon = zone && knownZone(zone.names, defaultLocale) === 'terrace' ? UmbrellaIcon : InfoIcon
  return (
    <Card className={styles.card}>
      <Segmented
        className={styles.choice}
        label={texts.where}
        showLabel
        value={zone?.slug ?? BASE}
        onChange={slug => onChoose(slug === BASE ? undefined : slug)}
        options={[
          { value: BASE, label: baseWords(zones, 'es', defaultLocale).name },
          ...zones.map(one => ({ value: one.slug, label: nameOf(one).name })),
        ]}
      />
      <p className={styles.text} aria-live="polite">
        <Icon size={18} aria-hidden="true" />
        <span>
          {zone ? texts.opensZone(nameOf(zone).inText, moreWords(zone, currency, 'es')) : texts.opensMenu}{' '}
          <Link className="link" to={scoped(ZONES_PAGE)}>
            {zone ? texts.changePrices : texts.zones}
          </Link>
        </span>
      </p>
    </Card>
  )
}
