import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { currentTexts } from '../../status/current.texts.ts'
import { type ExtraTab, RestaurantSettings } from './restaurant-settings.tsx'
import { usePageRestaurant } from './use-page-restaurant.tsx'

const NONE: readonly ExtraTab[] = []

/** `/dashboard/restaurant`: profile, hours and look of the restaurant of `?id=`, else of the current one (S2 §2). */
export function RestaurantPage({ extraTabs = NONE }: { extraTabs?: readonly ExtraTab[] }) {
  const { restaurant, dialog, setHasChanges } = usePageRestaurant()
  if (!restaurant) return <EmptyState title={currentTexts.notFound}>{currentTexts.notFoundHint}</EmptyState>
  return (
    <>
      <RestaurantSettings
        key={restaurant._id}
        restaurant={restaurant}
        extraTabs={extraTabs}
        onChanges={setHasChanges}
      />
      {dialog}
    </>
  )
}
