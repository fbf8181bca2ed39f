import { Card } from '#ui/card/card.tsx'
import type { MenuParts } from '#ui/dashboard/dashboard-feature.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { MenuLoader } from './menu-loader.tsx'
import { MenuPartsContext } from './menu-parts.ts'

/** 'Gestión de Menú' of the current restaurant, with what other features bring to it (S2 §2). */
export function MenuPage({ parts }: { parts: readonly MenuParts[] }) {
  const restaurant = useCurrentRestaurant()
  if (restaurant) {
    return (
      <MenuPartsContext value={parts}>
        <MenuLoader key={restaurant._id} restaurant={restaurant} />
      </MenuPartsContext>
    )
  }
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
      </Card>
    </>
  )
}
