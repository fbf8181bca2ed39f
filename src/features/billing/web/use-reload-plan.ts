import { useQueryClient } from '@tanstack/react-query'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { ownPlan } from './subscription.queries.ts'

/** After a change of the plan: loads the tab's answers and the user (for the banner) again. */
export function useReloadPlan(): () => Promise<unknown> {
  const { reloadUser } = useCurrentUser()
  const queryClient = useQueryClient()
  return () => Promise.allSettled([queryClient.invalidateQueries({ queryKey: ownPlan.queryKey }), reloadUser()])
}
