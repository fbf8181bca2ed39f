import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Ctrl or ⌘ with Enter saves, wherever the focus is in the form's dialog; not in one that is open over it, such as the
 * framing of a picture (DAILY-WORK §4).
 */
export function useSaveKeys(fields: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null
    if (!fields.current || !dialog?.contains(fields.current)) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
