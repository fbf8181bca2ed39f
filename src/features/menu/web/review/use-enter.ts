import { useEffect, useEffectEvent } from 'react'

/** The Enter key goes on from anywhere on the page, except from a button, which it presses. */
export function useEnter(next: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button, a, [role="dialog"]')
    if (event.key === 'Enter' && !event.isComposing && !isButton) next()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
