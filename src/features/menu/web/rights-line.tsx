import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { rightsLineTexts as texts } from '../menu-page.texts.ts'
import styles from './menu-board.module.css'

const OF_MENU = ['texts', 'prices', 'availability', 'allergens'] as const

/** For who may only read the menu: whom to ask (EVERY-DAY §5). Whoever may change anything reads it beside the rest. */
export function RightsLine({ restaurant }: { restaurant: Restaurant }) {
  if (restaurant.readOnly !== null || OF_MENU.some(right => hasRight(restaurant, right))) return null
  const names = restaurant.rightHolders.texts ?? []
  return (
    <p className={styles.lapsed}>
      <b>{texts.readOnly}</b> {names.length > 0 && texts.ask(restaurant.name, names)}
    </p>
  )
}
