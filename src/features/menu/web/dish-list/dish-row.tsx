import type { ReactNode } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { DishTick } from '../selection/dish-tick.tsx'
import { useIsMarking, useIsTicked } from '../selection/selection.ts'
import { DishFacts } from './dish-facts.tsx'
import styles from './dish-row.module.css'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

/** With one of them several dishes can be changed at once. */
const MARKING = ['texts', 'prices', 'availability', 'allergens'] as const

type DishRowProps = {
  dish: Dish
  /** The drag handle; null where nothing can be reordered. */
  handle: ReactNode
  restaurant: Restaurant
  actions: DishActions
}

/**
 * One dish: 60 px on laptops, 95 px on phones (DAILY-WORK §2). While rows are dragged, only the handle is rendered
 * again.
 */
export function DishRow({ dish, handle, restaurant, actions }: DishRowProps) {
  const { selection } = actions
  const isTicked = useIsTicked(selection, dish._id)
  const isMarking = useIsMarking(selection)
  const name = dashboardName(dish.translations, restaurant.defaultLocale)
  return (
    <div
      className={styles.row}
      data-dish={dish._id}
      data-marking={isMarking ? '' : undefined}
      data-ticked={isTicked ? '' : undefined}
    >
      {handle && <div className={styles.grip}>{handle}</div>}
      {MARKING.some(right => mayChange(restaurant, right)) && (
        <div className={styles.tick}>
          <DishTick id={dish._id} name={name} selection={selection} />
        </div>
      )}
      <DishFacts dish={dish} restaurant={restaurant} actions={actions} />
    </div>
  )
}
