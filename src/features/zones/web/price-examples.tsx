import { formatPrice } from '#shared/money.ts'
import { type ZoneSurcharge, zoneLine } from '#features/prices/zone.rules.ts'
import type { Example } from '../example-dishes.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import styles from './price-examples.module.css'

/** A column: a zone by its name. Without a surcharge nothing can be said yet. */
export type ShownZone = { id: string; name: string; surcharge: ZoneSurcharge | undefined }
type PriceExamplesProps = {
  examples: readonly Example[]
  base: string
  zones: readonly ShownZone[]
  currency: string
}

/** What some dishes of the house cost on the carta and in each zone. */
export function PriceExamples({ examples, base, zones, currency }: PriceExamplesProps) {
  if (examples.length === 0) return null
  const said = (cents: number | null) => (cents === null ? '' : formatPrice(cents / 100, currency))
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={texts.examplesCaption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with many zones it scrolls sideways.
      tabIndex={zones.length > 2 ? 0 : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.examples}</th>
            <th scope="col">{base}</th>
            {zones.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(({ id, name, line }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{said(line.cents)}</td>
              {zones.map(zone => (
                <td key={zone.id} className={styles.zone}>
                  {zone.surcharge ? said(zoneLine(line, zone.surcharge).cents) : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
