import { useEffect, useRef } from 'react'

/** In a field, the browser's own undo comes first. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** Ctrl+Z, on a Mac ⌘+Z, while there is something to take back. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  const isOn = undo !== undefined
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
