import { Link } from 'react-router'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { baseWords, dashboardZoneName, moreWords } from '#features/prices/zone-words.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { ZONES_PAGE } from '#features/zones/zones.paths.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type House, zoneById, zoneName } from '../../codes-words.ts'
import styles from './codes-form.module.css'

const BASE = ''

type ZoneFieldProps = {
  label: string
  house: House
  zoneId: string | null
  onChange: (zoneId: string | null) => void
  /** Instead of what the chosen zone costs. */
  hint?: string
}

/** Whose prices a code shows: those of the carta, or of a zone. A house without zones has nothing to choose. */
export function ZoneField({ label, house, zoneId, onChange, hint }: ZoneFieldProps) {
  const scoped = useScoped()
  if (house.zones.length === 0) return null
  const zone = zoneById(house, zoneId)
  const { than } = baseWords(house.zones, 'es', house.defaultLocale)
  const said = zone
    ? texts.ofZone(dashboardZoneName(zone.names, house.defaultLocale).name, moreWords(zone, house.currency, 'es'), than)
    : texts.ofCarta
  return (
    <div className={styles.zone}>
      <Segmented
        className={styles.zones}
        label={label}
        showLabel
        wide
        value={zoneId ?? BASE}
        onChange={next => onChange(next === BASE ? null : next)}
        options={[
          { value: BASE, label: zoneName(house, null) },
          ...house.zones.map(one => ({ value: one._id, label: zoneName(house, one._id) })),
        ]}
      />
      <p className={styles.hint}>
        <span aria-live="polite">{hint ?? said}</span>{' '}
        <Link className="link" to={scoped(ZONES_PAGE)}>
          {texts.changePrices}
        </Link>
      </p>
    </div>
  )
}
