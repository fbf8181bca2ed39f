import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { filterTexts as texts } from '../../menu-page.texts.ts'
import { reviewTexts } from '../../review.texts.ts'
import { GroupedDishes } from '../dish-list/grouped-dishes.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'
import styles from './narrowed-dishes.module.css'
import { isLacking, type Narrowing } from './narrowing.ts'

type NarrowedDishesProps = {
  narrowing: Narrowing
  dishes: readonly Dish[]
  categories: readonly Category[]
  restaurant: Restaurant
  actions: DishActions
  /** Absent: nothing can be changed. */
  onReview: (() => void) | undefined
  onLeave: () => void
}

/**
 * The dishes of the whole menu that lack something. One that is mended stays until the filter is left, so that the list
 * does not jump (DAILY-WORK §3.4). Key it by `narrowing`.
 */
export function NarrowedDishes(props: NarrowedDishesProps) {
  const { narrowing, dishes, categories, restaurant, actions, onReview, onLeave } = props
  const isOne = (dish: Dish) => isLacking(dish, narrowing, restaurant.supportedLocales)
  const [atFirst] = useState(() => new Set(dishes.filter(isOne).map(dish => dish._id)))
  const shown = dishes.filter(dish => atFirst.has(dish._id) || isOne(dish))
  const left = shown.filter(isOne).length
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.nothing} action={<Button onClick={onLeave}>{texts.showAll}</Button>} />
      </Card>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          <b className={styles.count}>{left === 0 ? texts.mended : texts.count[narrowing](left)}</b>
          {narrowing === 'alergenos' && left > 0 && <span className={styles.hint}>{texts.undeclaredHint}</span>}
        </p>
        {narrowing === 'alergenos' && left > 0 && onReview && (
          <Button variant="secondary" onClick={onReview}>
            {reviewTexts.openOne}
          </Button>
        )}
      </div>
      <GroupedDishes dishes={shown} categories={categories} restaurant={restaurant} actions={actions} />
    </>
  )
}
