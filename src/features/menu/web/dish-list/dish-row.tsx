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
  /** A checkbox at the left, where several dishes can be chosen. */
  tick?: ReactNode
  restaurant: Restaurant
  actions: DishActions
}

/**
 * One dish: 60 px on laptops, 95 px on phones (DAILY-WORK §2). While rows are dragged, only the handle is rendered
 * again.
 */
export function DishRow({ dish, handle, tick, restaurant, actions }: DishRowProps) {
  return (
    <div className={styles.row} data-dish={dish._id}>
      {handle && <div className={styles.grip}>{handle}</div>}
      {tick && <div className={styles.tick}>{tick}</div>}
      <DishFacts dish={dish} restaurant={restaurant} actions={actions} />
    </div>
  )
}
