import { Link, useLocation } from 'react-router'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { lapsedTexts as texts } from '../menu-page.texts.ts'
import styles from './menu-board.module.css'
import { queryOfView, useMenuSight } from './views/use-menu-sight.ts'

/**
 * What still works in a restaurant that can only be read; the banner or the notice says why it is so. To workers the
 * notice says both.
 */
export function LapsedLine({ restaurant }: { restaurant: Restaurant }) {
  const { role } = useUser()
  const { readOnly } = restaurant
  if (readOnly === null || (role === 'worker' && isPlanEnded(readOnly))) return null
  const hasEnded = isPlanEnded(readOnly)
  if (!mayCorrect(restaurant)) return hasEnded && <p className={styles.lapsed}>{texts.saved}</p>
  return (
    <p className={styles.lapsed}>
      <Correctable /> {hasEnded && texts.theRest}
    </p>
  )
}

/** The table reads only (BRINGING §5.14), so there it says where they are corrected. */
function Correctable() {
  const { search } = useLocation()
  const { sight } = useMenuSight()
  if (sight === 'list') return texts.correctable
  return (
    <>
      {texts.correctableIn} <Link to={{ search: queryOfView(search, false) }}>{texts.list}</Link>.
    </>
  )
}
