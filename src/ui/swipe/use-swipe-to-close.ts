import { useEffect, useEffectEvent } from 'react'
import { MODAL_SHEET_MAX_PX } from '#ui/ui.limits.ts'
import { closesSheet, type SwipeIntent, sheetOffset, swipeIntent } from './swipe.rules.ts'

type Point = { x: number; y: number }

/**
 * Lets a finger pull the bottom sheet down (screens of 480 px and less). Past 100 px it calls `close`, which answers
 * whether the sheet closes at once; otherwise the sheet moves back. The distance is in the CSS variable `--swipe`;
 * `data-swiping` is set meanwhile.
 */
export function useSwipeToClose(sheet: HTMLElement | null, close: () => boolean) {
  const onClose = useEffectEvent(close)

  useEffect(() => {
    if (!sheet) return
    let start: Point | null = null
    let intent: SwipeIntent = 'undecided'

    const begin = (event: TouchEvent) => {
      const finger = onlyFinger(event)
      start = finger && isSheet() && mayPull(event.target, sheet) ? finger : null
      intent = 'undecided'
    }
    const move = (event: TouchEvent) => {
      const finger = onlyFinger(event)
      if (!start || !finger) return
      if (intent === 'undecided') intent = swipeIntent(finger.x - start.x, finger.y - start.y)
      if (intent === 'other') start = null
      if (intent !== 'swipe' || !start) return
      event.preventDefault()
      sheet.dataset.swiping = ''
      sheet.style.setProperty('--swipe', `${sheetOffset(finger.y - start.y)}px`)
    }
    const end = (event: TouchEvent) => {
      const finger = event.changedTouches[0]
      const dy = start && finger ? finger.clientY - start.y : 0
      const pulled = intent === 'swipe' && event.type === 'touchend' && closesSheet(dy)
      start = null
      delete sheet.dataset.swiping
      if (!pulled || !onClose()) sheet.style.removeProperty('--swipe')
    }

    const listening = new AbortController()
    const { signal } = listening
    sheet.addEventListener('touchstart', begin, { passive: true, signal })
    sheet.addEventListener('touchmove', move, { passive: false, signal })
    sheet.addEventListener('touchend', end, { signal })
    sheet.addEventListener('touchcancel', end, { signal })
    return () => listening.abort()
  }, [sheet])
}

function isSheet(): boolean {
  return window.matchMedia(`(max-width: ${MODAL_SHEET_MAX_PX}px)`).matches
}

function onlyFinger(event: TouchEvent): Point | null {
  const touch = event.touches.length === 1 ? event.touches[0] : undefined
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** False where the finger scrolls content that is already scrolled, and on things that can be dragged themselves. */
function mayPull(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input[type="range"], [data-no-swipe]')) return false
  for (let at: Element | null = target; at && at !== sheet; at = at.parentElement) {
    if (at.scrollTop > 0) return false
  }
  return true
}
