import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#features/identity/web/index.ts'

/**
 * A worker may be removed at any moment, and most screens show what the browser already has. So each change of screen
 * asks the server whether the session still holds; a removed worker's next click leads to `/auth` (3-decisions §2).
 */
export function useMembershipCheck(): void {
  const { user, reloadUser } = useCurrentUser()
  const { pathname } = useLocation()
  const checked = useRef(pathname)
  const isWorker = user?.role === 'worker'
  useEffect(() => {
    if (checked.current === pathname) return
    checked.current = pathname
    // Without a connection the screen stays; only a 401 ends the session.
    if (isWorker) void reloadUser().catch(() => null)
  }, [isWorker, pathname, reloadUser])
}
