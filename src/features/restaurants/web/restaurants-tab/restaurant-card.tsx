import { useId } from 'react'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import { PLANS } from '#features/billing/plans.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { mayCorrect, menuState } from '../../status/menu-state.rules.ts'
import styles from './restaurant-card.module.css'
import { useDeleteRestaurant } from './use-delete-restaurant.ts'

/** The plan that the house itself has, and how many restaurants it covers; a worker or an admin has none. */
function planOf({ role, subscription }: User): { name: string; restaurants: number } | undefined {
  const { name, restaurants } = PLANS[subscription?.tier ?? 'trial']
  return role === 'owner' && subscription && restaurants !== null ? { name, restaurants } : undefined
}

/**
 * Logo, name, street and city; 'Editar', unless its plan has stopped, and 'Eliminar' (S2 §2). The last restaurant
 * cannot be deleted (S2 §6).
 */
export function RestaurantCard({ restaurant, isLast = false }: { restaurant: Restaurant; isLast?: boolean }) {
  const { remove, isBusy } = useDeleteRestaurant()
  const user = useUser()
  const { role, partner } = user
  const { name, address, owner } = restaurant
  const isOver = restaurant.readOnly === 'inactive'
  // An admin may also delete a restaurant whose owner has no plan (3-decisions §3).
  const isLapsed = role !== 'admin' && isPlanEnded(restaurant.readOnly)
  const lapsed = partner
    ? texts.partnerRemoveLapsed(restaurant.ownerName ? firstNameOf(restaurant.ownerName) : texts.someoneOwns)
    : texts.removeLapsed
  const whyKept = isLast ? texts.lastTitle : isLapsed ? lapsed : undefined
  // What has stopped is read; what can still be corrected has its own way (EVERY-DAY §7).
  const mayEdit = restaurant.readOnly === null
  const covered = isOver ? planOf(user) : undefined
  const whyId = useId()
  const place = [address.street, address.city].filter(Boolean).join(', ')
  return (
    <Card flush className={styles.card}>
      <div className={`${styles.cloth} mantel`} />
      <div className={styles.body}>
        <Avatar className={styles.logo} name={name} src={restaurant.logoUrl || undefined} size={68} />
        <div className={styles.title}>
          <h2>{name}</h2>
          <Badge
            className={styles.state}
            tone={restaurant.status === 'active' && !restaurant.suspension ? 'ok' : 'off'}
          >
            {menuState(restaurant)}
          </Badge>
        </div>
        {place && <p className="muted">{place}</p>}
        {covered && <p className={styles.covers}>{texts.covers(covered.name, covered.restaurants)}</p>}
        {restaurant.readOnly && mayCorrect(restaurant) && (
          <Link className={`link ${styles.correct}`} to={`${PAGES.menu}?id=${restaurant._id}`}>
            {texts.correctable}
          </Link>
        )}
        {owner && <p className="muted">{texts.ownerOf(owner.name, owner.email)}</p>}
        <div className={styles.actions}>
          {covered && (
            <ButtonRouterLink variant="secondary" to={PAGES.plans}>
              {texts.upgrade}
            </ButtonRouterLink>
          )}
          {mayEdit && (
            <ButtonRouterLink
              variant="secondary"
              to={`${PAGES.restaurant}?id=${restaurant._id}`}
              aria-label={texts.editOf(name)}
            >
              {texts.edit}
            </ButtonRouterLink>
          )}
          {/* What a partner cannot do is said, and nothing is grey (EVERY-DAY §5). */}
          {!(partner && isLapsed) && (
            <Button
              variant="ghost"
              className={styles.remove}
              disabled={whyKept !== undefined}
              title={whyKept}
              aria-describedby={whyKept && whyId}
              aria-label={texts.removeOf(name)}
              busy={isBusy}
              onClick={() => void remove(restaurant)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
        {whyKept && (
          <p className={styles.why} id={whyId}>
            {whyKept}
          </p>
        )}
      </div>
    </Card>
  )
}
