import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Zone } from '#features/prices/prices.contract.ts'
import { priceErrors } from '#features/prices/prices.errors.ts'
import { ZONES_MAX } from '#features/prices/prices.limits.ts'
import { dashboardZoneName, knownZone } from '#features/prices/zone-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { surchargeText } from '../zone.merge.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import styles from './zone-list.module.css'

/** Where the focus goes when a zone was saved or removed. */
export const ZONE_ROW_ID = (id: string): string => `zone-${id}`
export const ADD_ZONE_ID = 'add-zone'

type RowProps = {
  icon: ReactNode
  name: ReactNode
  detail: string
  sum: string
  children?: ReactNode
  canEdit: boolean
}

function Row({ icon, name, detail, sum, children, canEdit }: RowProps) {
  return (
    <li className={styles.row} data-with-code={children ? '' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>
        <b>{name}</b>
        <small>{detail}</small>
      </div>
      <span className={styles.sum}>{sum}</span>
      {children}
      {canEdit && <CaretRightIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />}
    </li>
  )
}

type ZoneListProps = {
  restaurant: Restaurant
  zones: readonly Zone[]
  base: string
  /** Only read by workers, and where the plan has ended. */
  canEdit: boolean
  onEdit: (zone: Zone | null) => void
}

/** The price of the carta, each zone with what it adds and its QR, and the way to another one. */
export function ZoneList({ restaurant, zones, base, canEdit, onEdit }: ZoneListProps) {
  const scoped = useScoped()
  const { defaultLocale, currency } = restaurant
  const isFull = zones.length >= ZONES_MAX
  return (
    <Card flush>
      <ul className={styles.list}>
        <Row
          icon={<StorefrontIcon size={20} />}
          name={
            canEdit ? (
              <Link className={styles.whole} to={scoped(PAGES.menu)} aria-label={texts.edit(base)}>
                {base}
              </Link>
            ) : (
              base
            )
          }
          detail={texts.basePrice}
          sum={texts.same}
          canEdit={canEdit}
        />
        {zones.map(zone => {
          const { name, inText } = dashboardZoneName(zone.names, defaultLocale)
          const isTerrace = knownZone(zone.names, defaultLocale) === 'terrace'
          return (
            <Row
              key={zone._id}
              icon={isTerrace ? <UmbrellaIcon size={20} /> : <MapPinIcon size={20} />}
              name={
                canEdit ? (
                  <button
                    type="button"
                    id={ZONE_ROW_ID(zone._id)}
                    className={styles.whole}
                    aria-label={texts.edit(name)}
                    onClick={() => onEdit(zone)}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )
              }
              detail={texts.howMuch(zone)}
              sum={surchargeText(zone, currency)}
              canEdit={canEdit}
            >
              {canEdit && (
                <ButtonRouterLink
                  className={styles.code}
                  variant="secondary"
                  size="sm"
                  icon={<QrCodeIcon size={18} />}
                  to={scoped(`${PAGES.qr}?zona=${zone.slug}`)}
                >
                  {texts.qrOf(inText)}
                </ButtonRouterLink>
              )}
            </Row>
          )
        })}
      </ul>
      {canEdit && (
        <Button
          id={ADD_ZONE_ID}
          variant="ghost"
          className={styles.add}
          icon={<PlusIcon size={18} weight="bold" />}
          disabled={isFull}
          aria-description={isFull ? priceErrors.zoneLimit.message : undefined}
          onClick={() => onEdit(null)}
        >
          {texts.add}
        </Button>
      )}
      {canEdit && isFull && <p className={styles.full}>{priceErrors.zoneLimit.message}</p>}
    </Card>
  )
}
