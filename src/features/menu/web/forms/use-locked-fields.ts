import { useEffect, useRef } from 'react'

/**
 * Props of the element around a form's fields: while the form saves nothing can be typed, because it would be lost when
 * the form closes. A field that had the focus has it again afterwards.
 */
export function useLockedFields(isLocked: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const note = () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  useEffect(() => {
    if (isLocked) return
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost && focused.current && ref.current?.contains(focused.current)) focused.current.focus()
    focused.current = null
  }, [isLocked])
  return { ref, inert: isLocked, onFocus: note }
}
