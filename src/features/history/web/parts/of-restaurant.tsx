import type { ComponentType } from 'react'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { historyTexts as texts } from '../../screen/history-screen.texts.ts'
import { NoActivity } from './not-allowed.tsx'

/** A page about what changed in the current restaurant, for who may see that. */
export function OfRestaurant({ Page }: { Page: ComponentType<{ restaurant: Restaurant }> }) {
  const restaurant = useCurrentRestaurant()
  if (!restaurant)
    return (
      <Card>
        <EmptyState title={texts.noRestaurant} />
      </Card>
    )
  if (hasRight(restaurant, 'activity')) return <Page key={restaurant._id} restaurant={restaurant} />
  return (
    <>
      <PageHeader title={texts.restaurant} />
      <NoActivity holders={restaurant.rightHolders.activity ?? []} />
    </>
  )
}
