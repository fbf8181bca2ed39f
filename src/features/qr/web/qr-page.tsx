import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { toast } from '#ui/toast/toast.ts'
import { ZONE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { OwnSlugForm, publicUrl, ReadOnlyNotice, useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { namesInWords } from '#features/identity/rights.rules.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { zonesOf } from '#features/zones/web/index.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { menuUrl } from '../qr.rules.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import { MenuUrlCard } from './menu-url-card.tsx'
import { CodeCard } from './code-card.tsx'
import { PrintCard } from './print-card.tsx'
import { ZoneChoice } from './zone-choice.tsx'
import styles from './qr-page.module.css'

/** 'Generador de QR' of the current restaurant: what is printed first, then its address and the bare code (S2 §2). */
export function QrPage() {
  const restaurant = useCurrentRestaurant()
  const isMissing = restaurant === null
  useEffect(() => {
    if (isMissing) toast.error(texts.noRestaurant, { id: 'qr-restaurant' })
  }, [isMissing])

  if (!restaurant) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Card>
          <EmptyState title={qrPageTexts.noRestaurant}>{qrPageTexts.noRestaurantHint}</EmptyState>
        </Card>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.title} />
      <ReadOnlyNotice className={styles.notice} restaurant={restaurant} />
      <Codes key={restaurant._id} restaurant={restaurant} />
    </>
  )
}

/** The code of the menu, or of one of its zones: `?zona=` names it. */
function Codes({ restaurant }: { restaurant: Restaurant }) {
  const [search, setSearch] = useSearchParams()
  const { data: zones = [] } = useQuery(zonesOf(restaurant._id))
  const zone = zones.find(({ slug }) => slug === search.get(ZONE_PARAMETER))
  const choose = (slug: string | undefined) =>
    setSearch(
      before => {
        if (slug === undefined) before.delete(ZONE_PARAMETER)
        else before.set(ZONE_PARAMETER, slug)
        return before
      },
      { replace: true },
    )
  const url = menuUrl(publicUrl(), restaurant.slug, zone?.slug)
  const mayPrint = hasRight(restaurant, 'print')
  const printers = restaurant.rightHolders.print ?? []
  return (
    <>
      {zones.length > 0 && <ZoneChoice restaurant={restaurant} zones={zones} zone={zone} onChoose={choose} />}
      <div className={styles.grid}>
        {mayPrint ? (
          <PrintCard restaurant={restaurant} zone={zone} />
        ) : (
          <Card>
            <p>{qrPageTexts.whoPrints(namesInWords(printers), printers.length)}</p>
            <p className="muted">{qrPageTexts.linkAlways}</p>
          </Card>
        )}
        <MenuUrlCard url={url} slug={restaurant.slug} zone={zone?.slug} name={restaurant.name} />
        {mayPrint && <CodeCard url={url} restaurant={restaurant} zone={zone} />}
        <Card title={texts.customizeUrl}>
          <OwnSlugForm key={restaurant._id} restaurant={restaurant} />
        </Card>
      </div>
    </>
  )
}
