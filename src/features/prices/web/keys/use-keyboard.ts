import { type RefObject, useEffect, useState } from 'react'

/** Nothing lower is a keyboard: what a browser shows of itself while one scrolls. */
const KEYBOARD_MIN_PX = 120

/** How far above the page's lower edge a keyboard on the screen ends; null: there is none. The field stays in sight. */
export function useKeyboard(isTyping: boolean, input: RefObject<HTMLInputElement | null>): number | null {
  const [bottom, setBottom] = useState<number | null>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isTyping || !seen) return
    // Some browsers lay the keyboard over the page, others make the page lower.
    const before = window.innerHeight
    const measure = () => {
      const isOpen = before - seen.height * seen.scale > KEYBOARD_MIN_PX
      setBottom(isOpen ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : null)
    }
    const show = () => {
      measure()
      input.current?.scrollIntoView({ block: 'nearest' })
    }
    measure()
    seen.addEventListener('resize', show)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', show)
      seen.removeEventListener('scroll', measure)
      setBottom(null)
    }
  }, [isTyping, input])
  return bottom
}
