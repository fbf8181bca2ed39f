import { NavLink } from 'react-router'
import { scopeQuery, useRestaurantScope } from '#features/restaurants/web/index.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import { DASHBOARD_FEATURES } from '../features.ts'

const ENTRIES = DASHBOARD_FEATURES.flatMap(feature => feature.navigation ?? [])

type NavLinksProps = { className?: string; iconSize: number }

/** The links of sidebar and bottom bar, in the order of the features. */
export const NavLinks = (look: NavLinksProps) =>
  ENTRIES.map(entry => <EntryLink key={entry.path} entry={entry} {...look} />)

const useAlways = () => ({ visible: true, badge: undefined })

/** For an admin who works on an owner's restaurant, the link keeps that restaurant. */
export function EntryLink({ entry, className, iconSize }: NavLinksProps & { entry: NavigationEntry }) {
  const { path, label, Icon, keepsId, useEntry = useAlways } = entry
  const { restaurant } = useRestaurantScope()
  const { visible, badge } = useEntry()
  if (!visible) return null
  return (
    <NavLink to={keepsId ? path + scopeQuery(restaurant) : path} className={className}>
      {({ isActive }) => (
        <>
          <Icon size={iconSize} weight={isActive ? 'fill' : 'regular'} aria-hidden="true" />
          {label}
          {badge}
        </>
      )}
    </NavLink>
  )
}
