import { useEffect } from 'react'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { toast } from '#ui/toast/toast.ts'
import { OwnSlugForm, publicUrl, ReadOnlyNotice, useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { namesInWords } from '#features/identity/rights.rules.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { menuUrl } from '../qr.rules.ts'
import { qrPageTexts } from '../qr-page.texts.ts'
import { MenuUrlCard } from './menu-url-card.tsx'
import { CodeCard } from './code-card.tsx'
import { PrintCard } from './print-card.tsx'
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
  const mayPrint = hasRight(restaurant, 'print')
  const printers = restaurant.rightHolders.print ?? []
  const url = menuUrl(publicUrl(), restaurant.slug)
  return (
    <>
      <PageHeader title={texts.title} />
      <ReadOnlyNotice className={styles.notice} restaurant={restaurant} />
      <div className={styles.grid}>
        {mayPrint ? (
          <PrintCard restaurant={restaurant} />
        ) : (
          <Card>
            <p>{qrPageTexts.whoPrints(namesInWords(printers), printers.length)}</p>
            <p className="muted">{qrPageTexts.linkAlways}</p>
          </Card>
        )}
        <MenuUrlCard url={url} slug={restaurant.slug} name={restaurant.name} />
        {mayPrint && <CodeCard url={url} restaurant={restaurant} />}
        <Card title={texts.customizeUrl}>
          <OwnSlugForm key={restaurant._id} restaurant={restaurant} />
        </Card>
      </div>
    </>
  )
}
