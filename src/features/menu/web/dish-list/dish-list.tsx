import { memo } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SortableList } from '#ui/sortable-list/sortable-list.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { DishRow } from './dish-row.tsx'
import styles from './dish-list.module.css'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type DishListProps = {
  dishes: readonly Dish[]
  categoryName: string
  restaurant: Restaurant
  actions: DishActions
  /** Absent: they cannot be ordered now. */
  onReorder: ((ids: string[]) => void) | undefined
  /** Absent: nothing can be changed. */
  onAdd?: () => void
}

/** The dishes of one category, which can be reordered; rendered again only when one of them has changed. */
export const DishList = memo(
  function DishList({ dishes, categoryName, restaurant, actions, onReorder, onAdd }: DishListProps) {
    if (dishes.length === 0) {
      return (
        <Card data-no-dishes="">
          <EmptyState
            title={texts.noDishes(categoryName)}
            action={onAdd && <Button onClick={onAdd}>{texts.newDish}</Button>}
          >
            {onAdd && texts.noDishesHint}
          </EmptyState>
        </Card>
      )
    }
    return (
      <SortableList
        className={styles.list}
        rowClassName={styles.item}
        label={texts.dishesOf(categoryName)}
        items={dishes.map(dish => ({ id: dish._id, dish }))}
        itemLabel={({ dish }) => dashboardName(dish.translations, restaurant.defaultLocale)}
        disabled={!onReorder || !mayChange(restaurant, 'texts')}
        onReorder={ids => onReorder?.(ids)}
        renderItem={({ dish }, handle) => (
          <DishRow dish={dish} handle={handle} restaurant={restaurant} actions={actions} />
        )}
      />
    )
  },
  (before, after) =>
    before.dishes === after.dishes &&
    before.restaurant === after.restaurant &&
    before.actions === after.actions &&
    before.onReorder === after.onReorder &&
    before.categoryName === after.categoryName &&
    (after.dishes.length > 0 || before.onAdd === after.onAdd),
)
