import { useMemo } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { findDishes, searchIndex } from './dish-search.ts'
import { GroupedDishes } from './grouped-dishes.tsx'
import styles from './search-results.module.css'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type SearchResultsProps = {
  wanted: string
  dishes: readonly Dish[]
  categories: readonly Category[]
  restaurant: Restaurant
  actions: DishActions
  onClear: () => void
}

/** The dishes of all categories that contain the typed words. */
export function SearchResults({ wanted, dishes, categories, restaurant, actions, onClear }: SearchResultsProps) {
  const index = useMemo(() => searchIndex(dishes), [dishes])
  const found = useMemo(() => findDishes(index, wanted), [index, wanted])
  return (
    <>
      <p className={styles.count} role="status">
        {texts.found(found.length)}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState title={texts.notFound} action={<Button onClick={onClear}>{texts.clearSearch}</Button>}>
            {texts.notFoundHint}
          </EmptyState>
        </Card>
      ) : (
        <GroupedDishes dishes={found} categories={categories} restaurant={restaurant} actions={actions} />
      )}
    </>
  )
}
