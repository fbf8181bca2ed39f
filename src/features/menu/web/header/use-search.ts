import { useDeferredValue, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { useIsInSight } from '#ui/media/use-is-in-sight.ts'

/** The typed words of the search over the whole menu, and its field; 'back' empties it. */
export function useSearch() {
  const [typed, type] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const { ref, element, isInSight } = useIsInSight<HTMLInputElement>()
  const clear = () => type('')
  useBackStep(typed !== '', () => {
    clear()
    return true
  })
  return { typed, type, wanted, clear, ref, isInSight, focus: () => element?.focus() }
}
