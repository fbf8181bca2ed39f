import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { currentTexts } from '../status/current.texts.ts'
import { restaurantKeys } from './restaurants.queries.ts'

/**
 * Loads user and restaurants again after something was created or deleted. A failure is told as one of the reload: what
 * was done before has worked (S2 §8). Never throws.
 */
export function useReloadRestaurants(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { reloadUser } = useCurrentUser()
  return useCallback(async () => {
    const reloads = [
      reloadUser(),
      queryClient.invalidateQueries({ queryKey: restaurantKeys.all }, { throwOnError: true }),
    ]
    const results = await Promise.allSettled(reloads)
    if (results.some(result => result.status === 'rejected'))
      toast.error(currentTexts.refreshFailed, { id: 'restaurants-reload', detail: currentTexts.refreshFailedHint })
  }, [queryClient, reloadUser])
}
