import type { ComponentType } from 'react'
import type { UsePageTab } from '#ui/dashboard/dashboard-feature.ts'
import { usePageTabs } from '#ui/dashboard/page-with.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { currentTexts } from '../../status/current.texts.ts'
import { RestaurantSettings } from './restaurant-settings.tsx'
import { usePageRestaurant } from './use-page-restaurant.tsx'

const NONE: readonly UsePageTab[] = []
const NO_CARDS: readonly ComponentType[] = []

type RestaurantPageProps = { tabs?: readonly UsePageTab[]; hoursCards?: readonly ComponentType[] }

/**
 * `/dashboard/restaurant`: profile, hours and look of the restaurant of `?id=`, else of the current one, with the tabs
 * and cards of other features (S2 §2).
 */
export function RestaurantPage({ tabs = NONE, hoursCards = NO_CARDS }: RestaurantPageProps) {
  const extraTabs = usePageTabs(tabs)
  const { restaurant, dialog, actions, setHasChanges } = usePageRestaurant()
  if (!restaurant) return <EmptyState title={currentTexts.notFound}>{currentTexts.notFoundHint}</EmptyState>
  return (
    <>
      <RestaurantSettings
        key={restaurant._id}
        restaurant={restaurant}
        extraTabs={extraTabs}
        hoursCards={hoursCards}
        actions={actions}
        onChanges={setHasChanges}
      />
      {dialog}
    </>
  )
}
