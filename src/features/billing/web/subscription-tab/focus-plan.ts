import { createContext, useMemo, useRef } from 'react'

export type FocusPlan = {
  /** The name of the plan that is shown next gets the focus: what the person used is gone then (TRUST §5). */
  onNextPlan: () => void
  nameRef: (name: HTMLElement | null) => void
}

export const FocusPlanContext = createContext<FocusPlan>({ onNextPlan: () => {}, nameRef: () => {} })

/**
 * Moves the focus to the plan's name when a change that the person made has changed the plan; `isChanged`: one had done
 * so before the tab was drawn.
 */
export function useFocusPlan(isChanged: boolean): FocusPlan {
  const isWanted = useRef(isChanged)
  return useMemo(
    () => ({
      onNextPlan: () => {
        isWanted.current = true
      },
      nameRef: name => {
        if (!name || !isWanted.current) return
        isWanted.current = false
        name.focus()
      },
    }),
    [],
  )
}
