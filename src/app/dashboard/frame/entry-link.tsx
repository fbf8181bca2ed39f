import { NavLink } from 'react-router'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'
import type { NavLook } from './frame-parts.ts'

const useAlways = () => ({ visible: true, badge: undefined })

/** A link of sidebar or bottom bar. On a restaurant that `?id=` names, it stays with it. */
export function EntryLink({ entry, className, labelClassName, iconSize }: NavLook & { entry: NavigationEntry }) {
  const { path, label, Icon, keepsId, useEntry = useAlways } = entry
  const scoped = useScoped()
  const { visible, badge } = useEntry()
  if (!visible) return null
  return (
    <NavLink to={keepsId ? scoped(path) : path} className={className}>
      {({ isActive }) => (
        <>
          <Icon size={iconSize} weight={isActive ? 'fill' : 'regular'} aria-hidden="true" />
          <span className={labelClassName}>{label}</span>
          {badge}
        </>
      )}
    </NavLink>
  )
}
