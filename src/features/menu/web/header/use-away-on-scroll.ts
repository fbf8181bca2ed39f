import { type RefObject, useEffect } from 'react'

/** Less than this is no scrolling: a finger that taps, or the end of a page that bounces. */
const STEP_PX = 8

/**
 * Marks an element with `data-away` while the user scrolls down, until he scrolls up again (DAILY-WORK §2). It renders
 * nothing: the style decides what it means.
 */
export function useAwayOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = () =>
      Math.max(0, Math.min(window.scrollY, document.documentElement.scrollHeight - window.innerHeight))
    let last = place()
    const scroll = () => {
      const now = place()
      if (now > 0 && Math.abs(now - last) < STEP_PX) return
      element.current?.toggleAttribute('data-away', now > last)
      last = now
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => window.removeEventListener('scroll', scroll)
  }, [element])
}
