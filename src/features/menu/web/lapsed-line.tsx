import { isPlanEnded } from '#shared/plan-codes.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { lapsedTexts as texts } from '../menu-page.texts.ts'
import styles from './menu-board.module.css'

/**
 * What still works in a restaurant that can only be read; the banner or the notice says why it is so. To workers the
 * notice says both.
 */
export function LapsedLine({ restaurant }: { restaurant: Restaurant }) {
  const { role } = useUser()
  const { readOnly } = restaurant
  if (readOnly === null || (role === 'worker' && isPlanEnded(readOnly))) return null
  const line = lineOf(restaurant)
  return line && <p className={styles.lapsed}>{line}</p>
}

function lineOf(restaurant: Restaurant): string | null {
  const { correctable, theRest, saved } = texts
  if (!isPlanEnded(restaurant.readOnly)) return mayCorrect(restaurant) ? correctable : null
  return mayCorrect(restaurant) ? `${correctable} ${theRest}` : saved
}
