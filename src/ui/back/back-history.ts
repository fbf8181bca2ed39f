import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { useMediaQuery } from '#ui/media/use-media-query.ts'

/**
 * Entries of the browser's history for what opens over a page. The dashboard provides it, because it has the router.
 */
export type BackHistory = {
  /**
   * Adds an entry. `onBack` runs when the user goes back from it; it answers false when what is open stays. The
   * returned function takes the entry away again.
   */
  enter: (onBack: () => boolean) => () => void
}

export const BackHistoryContext = createContext<BackHistory | null>(null)

/**
 * On phones, 'back' closes what is open instead of leaving the page (DAILY-WORK §4). `onBack` answers false when it
 * stays open: it asks first, or only went one step back.
 */
export function useBackStep(isOpen: boolean, onBack: () => boolean): void {
  const history = useContext(BackHistoryContext)
  const isPhone = useMediaQuery('(pointer: coarse)')
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (isOpen && isPhone && history) return history.enter(() => back())
  }, [isOpen, isPhone, history])
}
