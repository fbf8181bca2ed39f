import { useMemo, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import listStyles from './dish-list.module.css'
import { DishRow } from './dish-row.tsx'
import { findDishes, searchIndex } from './dish-search.ts'
import styles from './search-results.module.css'
import type { DishActions } from './use-dish-actions.ts'

/** A search with many results shows them in portions of this size. */
const PORTION = 40

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
  const [limit, setLimit] = useState(PORTION)
  const index = useMemo(() => searchIndex(dishes), [dishes])
  const found = useMemo(() => findDishes(index, wanted), [index, wanted])
  const names = useMemo(
    () => new Map(categories.map(one => [one._id, dashboardName(one.translations, restaurant.defaultLocale)])),
    [categories, restaurant.defaultLocale],
  )
  const rest = found.length - limit
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
        <ul className={listStyles.list} aria-label={texts.foundDishes}>
          {found.slice(0, limit).map(dish => (
            <li key={dish._id} className={listStyles.item}>
              <DishRow
                dish={dish}
                handle={null}
                restaurant={restaurant}
                actions={actions}
                categoryName={names.get(dish.categoryId)}
              />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => setLimit(limit + PORTION)}>
          {texts.showMore(Math.min(rest, PORTION))}
        </Button>
      )}
    </>
  )
}
