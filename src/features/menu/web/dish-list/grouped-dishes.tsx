import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { dishesByCategory } from '../data/menu-lists.ts'
import listStyles from './dish-list.module.css'
import { DishRow } from './dish-row.tsx'
import styles from './grouped-dishes.module.css'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

/** A list with many dishes shows them in portions of this size. */
const PORTION = 40

type GroupedDishesProps = {
  dishes: readonly Dish[]
  /** In their order. */
  categories: readonly Category[]
  restaurant: Restaurant
  actions: DishActions
}

/** Dishes of the whole menu, found by a search or a filter, under the names of their categories (DAILY-WORK §3.4). */
export function GroupedDishes({ dishes, categories, restaurant, actions }: GroupedDishesProps) {
  const [limit, setLimit] = useState(PORTION)
  const byCategory = dishesByCategory(dishes)
  const inOrder = categories.flatMap(category => byCategory.get(category._id) ?? [])
  const shown = dishesByCategory(inOrder.slice(0, limit))
  const rest = inOrder.length - limit
  return (
    <>
      {categories.map(category => {
        const group = shown.get(category._id)
        const name = dashboardName(category.translations, restaurant.defaultLocale)
        if (!group) return null
        return (
          <section key={category._id} className={styles.group}>
            <h2 className={styles.title}>
              {name} <span className={`num ${styles.count}`}>{byCategory.get(category._id)?.length}</span>
            </h2>
            <ul className={listStyles.list} aria-label={texts.dishesOf(name)}>
              {group.map(dish => (
                <li key={dish._id} className={listStyles.item}>
                  <DishRow dish={dish} handle={null} restaurant={restaurant} actions={actions} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {rest > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => setLimit(limit + PORTION)}>
          {texts.showMore(Math.min(rest, PORTION))}
        </Button>
      )}
    </>
  )
}
