import { type RefObject, useEffect } from 'react'

/** Puts what a form holds into `draft` when the form goes away. */
export function useKeptDraft<Values>(draft: RefObject<Values>, getValues: () => Values): void {
  useEffect(
    () => () => {
      draft.current = getValues()
    },
    [draft, getValues],
  )
}
