import { Link, useLocation } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { shellTexts as texts } from '../shell.texts.ts'
import styles from './editing-strip.module.css'

/**
 * Above a restaurant that `?id=` names: whose it is for an admin, and for everybody that it is not the current one,
 * with the way back. Nothing on the current one (3-decisions §3).
 */
export function EditingStrip() {
  const { restaurant, current } = useRestaurantScope()
  const { pathname, search } = useLocation()
  if (!restaurant) return null
  if (restaurant.owner) {
    const said = texts.editingOf(restaurant.name, restaurant.owner.name)
    return <Strip said={said} back={texts.leaveEditing} to={PAGES.restaurants} />
  }
  if (!current || current._id === restaurant._id) return null
  // The tab stays; what else the address says is of this restaurant.
  const tab = new URLSearchParams(search).get('tab')
  const to = pathname + (tab ? `?${new URLSearchParams({ tab })}` : '')
  return <Strip said={texts.editing(restaurant.name)} back={texts.backTo(current.name)} to={to} />
}

function Strip({ said, back, to }: { said: string; back: string; to: string }) {
  return (
    <div className={styles.strip} role="status">
      <span className={styles.text}>{said}</span>{' '}
      <Link className="link" to={to}>
        {back}
      </Link>
    </div>
  )
}
