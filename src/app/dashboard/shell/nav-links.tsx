import { NavLink } from 'react-router'
import { scopeQuery, useRestaurantScope } from '#features/restaurants/web/index.ts'
import { NAV_ITEMS } from './nav-items.ts'

type NavLinksProps = { className?: string; iconSize: number }

/** The links of sidebar and bottom bar. For an admin who works on an owner's restaurant, they keep that restaurant. */
export function NavLinks({ className, iconSize }: NavLinksProps) {
  const { restaurant } = useRestaurantScope()
  const search = scopeQuery(restaurant)
  return NAV_ITEMS.map(({ path, label, Icon, keepsId }) => (
    <NavLink key={path} to={keepsId ? path + search : path} className={className}>
      {({ isActive }) => (
        <>
          <Icon size={iconSize} weight={isActive ? 'fill' : 'regular'} aria-hidden="true" />
          {label}
        </>
      )}
    </NavLink>
  ))
}
