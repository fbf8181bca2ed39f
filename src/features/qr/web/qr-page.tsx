import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Card } from '#ui/card/card.tsx'
import type { UsePageTab } from '#ui/dashboard/dashboard-feature.ts'
import { usePageTabs } from '#ui/dashboard/page-with.ts'
import { useTabTitle } from '#ui/dashboard/tab-title.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
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
import { ZoneChoice } from './zone/zone-choice.tsx'
import styles from './qr-page.module.css'

const NONE: readonly UsePageTab[] = []
/** Of the page's own tab. */
const OWN = 'qr'

/**
 * 'Generador de QR' of the current restaurant: what is printed first, then its address and the bare code (S2 §2).
 * Beside it the tabs of other features (PAPER-AND-NUMBERS §3).
 */
export function QrPage({ tabs = NONE }: { tabs?: readonly UsePageTab[] }) {
  const restaurant = useCurrentRestaurant()
  const others = usePageTabs(tabs).filter(({ visible }) => visible)
  const { tab, open } = useQrTab(others.map(({ id }) => id))
  const other = others.find(({ id }) => id === tab)
  useTabTitle(other?.label)
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
  const content = other ? (
    other.content
  ) : (
    <>
      <ReadOnlyNotice className={styles.notice} restaurant={restaurant} />
      <Codes key={restaurant._id} restaurant={restaurant} />
    </>
  )
  if (others.length === 0)
    return (
      <>
        <PageHeader title={texts.title} />
        {content}
      </>
    )
  const items = [{ id: OWN, label: qrPageTexts.ownTab }, ...others.map(({ id, label }) => ({ id, label }))]
  return (
    <>
      <PageHeader title={other?.title ?? texts.title} tabs />
      <Tabs label={qrPageTexts.tabs} value={tab} onChange={open} items={items}>
        {content}
      </Tabs>
    </>
  )
}

/** The open tab, kept in the URL; the page's own one is not named in it. */
function useQrTab(ids: readonly string[]) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = ids.find(id => id === asked) ?? OWN
  const open = (id: string) => {
    if (id === tab) return
    const next = new URLSearchParams(search)
    if (id === OWN) next.delete('tab')
    else next.set('tab', id)
    // Synchronous: focus and click both choose the tab, and one choice must be one step in the history.
    void navigate({ search: `${next}` }, { flushSync: true })
  }
  return { tab, open }
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
