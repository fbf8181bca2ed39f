import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ownPlan } from '../subscription.queries.ts'

const LOOK_EVERY_MS = 2000
const LOOK_FOR_MS = 12_000

/**
 * After the billing portal the provider's news may come later than the browser. The tab is loaded again for some
 * seconds, without a word, because perhaps nothing was changed; `refresh` loads the rest when something was, and at the
 * end, because the news may have come between two answers of the first load: banner and tab must agree.
 */
export function usePortalReturn(hasReturned: boolean, refresh: () => Promise<unknown>): void {
  const queryClient = useQueryClient()
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => {
    if (hasReturned) setUntil(Date.now() + LOOK_FOR_MS)
  }, [hasReturned])

  useEffect(() => {
    if (until === null) return
    let timer = 0
    const look = async () => {
      const before = queryClient.getQueryData(ownPlan.queryKey)
      await queryClient.refetchQueries({ queryKey: ownPlan.queryKey })
      const after = queryClient.getQueryData(ownPlan.queryKey)
      // Equal answers stay the same object.
      if ((before && after !== before) || Date.now() >= until) await refresh()
      else timer = window.setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    timer = window.setTimeout(() => void look(), LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [until, queryClient, refresh])
}
