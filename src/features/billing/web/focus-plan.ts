import { createContext, useMemo, useRef } from 'react'

export type FocusPlan = {
  /** The name of the plan that is shown next gets the focus: what the person used is gone then (TRUST §5). */
  onNextPlan: () => void
  /** The name that is shown gets the focus, if it is still wanted: the plan was the new one from the beginning. */
  onShownPlan: () => void
  nameRef: (name: HTMLElement | null) => void
}

export const FocusPlanContext = createContext<FocusPlan>({
  onNextPlan: () => {},
  onShownPlan: () => {},
  nameRef: () => {},
})

/**
 * Moves the focus to the plan's name when a change that the person made has changed the plan; `isChanged`: one had done
 * so before the tab was drawn.
 */
export function useFocusPlan(isChanged: boolean): FocusPlan {
  const isWanted = useRef(isChanged)
  const shown = useRef<HTMLElement | null>(null)
  return useMemo(
    () => ({
      onNextPlan: () => {
        isWanted.current = true
      },
      onShownPlan: () => {
        if (!shown.current || !isWanted.current) return
        isWanted.current = false
        shown.current.focus()
      },
      nameRef: name => {
        shown.current = name
        if (!name || !isWanted.current) return
        isWanted.current = false
        name.focus()
      },
    }),
    [],
  )
}
