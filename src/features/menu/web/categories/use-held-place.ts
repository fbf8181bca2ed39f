import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element where it is on the screen while what stands above it changes, so that nothing moves under a finger.
 * The returned function notes its place, to which it comes back when it has been moved.
 */
export function useHeldPlace(ref: RefObject<HTMLElement | null>): () => void {
  const noted = useRef<number>(null)
  // Of the document, because the user may scroll before the change comes.
  const place = () => (ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY
  useLayoutEffect(() => {
    const [before, element] = [noted.current, ref.current]
    const moved = before === null ? 0 : place() - before
    if (moved === 0 || !element) return
    noted.current = null
    const { style } = element
    const margin = Number.parseFloat(getComputedStyle(element).marginTop)
    if (moved < 0) style.marginTop = `${margin - moved}px`
    if (moved < 0) return
    // Room below, so that the page can be scrolled by that much, and no more than that.
    const room = moved + window.innerHeight
    style.marginBottom = `${room}px`
    window.scrollBy({ top: moved, behavior: 'instant' })
    const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
    style.marginBottom = `${Math.max(0, room - left)}px`
  })
  return () => {
    noted.current = place()
  }
}
