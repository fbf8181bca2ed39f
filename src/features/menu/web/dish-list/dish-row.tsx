import type { ReactNode } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { DishFacts } from './dish-facts.tsx'
import styles from './dish-row.module.css'
import type { DishActions } from './use-dish-actions.ts'

type DishRowProps = {
  dish: Dish
  /** The drag handle; null where nothing can be reordered. */
  handle: ReactNode
  restaurant: Restaurant
  actions: DishActions
  /** Shown where dishes of several categories are in one list. */
  categoryName?: string
}

/** One dish. While rows are dragged, only the handle around it is rendered again. */
export function DishRow({ dish, handle, restaurant, actions, categoryName }: DishRowProps) {
  return (
    <div className={styles.row} data-grip={handle ? '' : undefined}>
      {handle && <div className={styles.grip}>{handle}</div>}
      <DishFacts dish={dish} restaurant={restaurant} actions={actions} categoryName={categoryName} />
    </div>
  )
}
