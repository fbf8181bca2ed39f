import { useLayoutEffect } from 'react'

/** Narrower than this many letters' heights, a page gives up columns. A phone of 320 px at the usual size has 20. */
const LARGE_TEXT_MAX_REM = 19.9

/**
 * Marks the page with `data-large-text` while its letters are so large that few fit beside each other: about 130 % on a
 * phone, 200 % included (WCAG 1.4.4; EVERY-DAY §8.28). Breaks in em would know the browser's setting only, not the
 * size that a page or an extension has set.
 */
export function useLargeText(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const isLarge = window.innerWidth / Number.parseFloat(getComputedStyle(root).fontSize) < LARGE_TEXT_MAX_REM
      root.toggleAttribute('data-large-text', isLarge)
    }
    // One rem wide: tells when the size of the letters changes.
    const rem = document.createElement('div')
    Object.assign(rem.style, { position: 'absolute', width: '1rem', height: '0', visibility: 'hidden' })
    rem.setAttribute('aria-hidden', 'true')
    document.body.append(rem)
    const observer = new ResizeObserver(measure)
    observer.observe(rem)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      rem.remove()
      root.removeAttribute('data-large-text')
      window.removeEventListener('resize', measure)
    }
  }, [])
}
