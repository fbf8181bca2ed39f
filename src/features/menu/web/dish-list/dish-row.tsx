import type { ReactNode } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { DishFacts } from './dish-facts.tsx'
import styles from './dish-row.module.css'
import type { DishActions } from './use-dish-actions.ts'

type DishRowProps = {
  dish: Dish
  /** The grip; null where nothing is put in order. */
  handle: ReactNode
  restaurant: Restaurant
  actions: DishActions
  /** Shown where dishes of several categories stand together. */
  categoryName?: string
}

/** One dish. Only the grip around is drawn anew while rows are dragged. */
export function DishRow({ dish, handle, restaurant, actions, categoryName }: DishRowProps) {
  return (
    <div className={styles.row} data-grip={handle ? '' : undefined}>
      {handle && <div className={styles.grip}>{handle}</div>}
      <DishFacts dish={dish} restaurant={restaurant} actions={actions} categoryName={categoryName} />
    </div>
  )
}
