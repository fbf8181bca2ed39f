import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { MenuLoader } from './menu-loader.tsx'

/** 'Gestión de Menú' of the current restaurant (S2 §2). */
export function MenuPage() {
  const restaurant = useCurrentRestaurant()
  if (restaurant) return <MenuLoader key={restaurant._id} restaurant={restaurant} />
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
      </Card>
    </>
  )
}
