import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useUser } from '#features/identity/web/index.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { baseWords, dashboardZoneName, zoneReason } from '#features/prices/zone-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Example } from '../example-dishes.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { PriceExamples } from './price-examples.tsx'
import { ADD_ZONE_ID, ZONE_ROW_ID, ZoneList } from './zone-list.tsx'
import { ZoneEditor } from './zone-editor.tsx'
import styles from './zones-page.module.css'

type ZonesBoardProps = { restaurant: Restaurant; zones: readonly Zone[]; examples: readonly Example[] }

/** What is being edited; `count` makes each opening a form of its own. */
type Edited = { zone: Zone | null; isOpen: boolean; count: number }

/** The zones beside three dishes that show what they do, or what zones are for; and the form. */
export function ZonesBoard({ restaurant, zones, examples }: ZonesBoardProps) {
  const isWorker = !isOfHouse(useUser())
  const { defaultLocale, currency, readOnly, ownerName, managers = [] } = restaurant
  const [edited, setEdited] = useState<Edited>({ zone: null, isOpen: false, count: 0 })
  /** The id of what gets the focus when the form has closed. */
  const next = useRef<string>(undefined)
  const canEdit = !isWorker && readOnly === null
  const base = baseWords(zones, 'es', defaultLocale).name
  const edit = (zone: Zone | null) => setEdited({ zone, isOpen: true, count: edited.count + 1 })
  const close = () => setEdited({ ...edited, isOpen: false })
  const closeTo = (id: string) => {
    next.current = id
    close()
  }
  const rowAfter = ({ _id }: Zone): string => {
    const others = zones.filter(zone => zone._id !== _id)
    const place = zones.findIndex(zone => zone._id === _id)
    const after = others[place] ?? others.at(-1)
    return after ? ZONE_ROW_ID(after._id) : ADD_ZONE_ID
  }
  const focusNext = () => {
    const id = next.current
    next.current = undefined
    if (id !== undefined) document.getElementById(id)?.focus()
  }
  const said = zones[0] && zoneReason(zones[0], { zones, currency, locale: 'es', defaultLocale })
  const shown = zones.map(zone => ({
    id: zone._id,
    name: dashboardZoneName(zone.names, defaultLocale).name,
    surcharge: zone,
  }))
  return (
    <>
      {zones.length === 0 && canEdit ? (
        <Card>
          <EmptyState
            title={texts.empty}
            action={
              <Button id={ADD_ZONE_ID} icon={<PlusIcon size={18} weight="bold" />} onClick={() => edit(null)}>
                {texts.add}
              </Button>
            }
          >
            {texts.emptyHint}
          </EmptyState>
        </Card>
      ) : (
        <div className={styles.columns}>
          <ZoneList restaurant={restaurant} zones={zones} base={base} canEdit={canEdit} onEdit={edit} />
          <div className={styles.side}>
            {isWorker && (
              <Alert icon={<LockIcon size={20} aria-hidden="true" />}>{texts.onlyOwner(ownerName, managers)}</Alert>
            )}
            {zones.length > 0 && <PriceExamples examples={examples} base={base} zones={shown} currency={currency} />}
            {said && canEdit && (
              <p className={styles.legend}>
                <InfoIcon size={18} aria-hidden="true" />
                <span>{texts.diners(said)}</span>
              </p>
            )}
          </div>
        </div>
      )}
      {canEdit && edited.count > 0 && (
        <ZoneEditor
          key={edited.count}
          open={edited.isOpen}
          zone={edited.zone}
          restaurant={restaurant}
          base={base}
          examples={examples}
          onSaved={zone => closeTo(ZONE_ROW_ID(zone._id))}
          onRemoved={zone => closeTo(rowAfter(zone))}
          onClose={close}
          onClosed={focusNext}
        />
      )}
    </>
  )
}
