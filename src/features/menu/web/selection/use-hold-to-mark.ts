import { useEffect } from 'react'
import type { SelectionStore } from './selection.ts'

const HOLD_MS = 500
/** The click of a finger that lets go comes within this time; a later one is meant. */
const CLICK_MS = 500
/** A finger that moves farther scrolls. */
const STILL_PX = 10

type Touch = { dish: string; x: number; y: number; timer: ReturnType<typeof setTimeout> }

/**
 * A finger that is held on a row starts the marking and ticks its dish (DAILY-WORK §3.1). Only where a tap would edit
 * it: grip, price, switch and '⋯' lie above the row and keep their own use. The other way is 'Marcar varios'.
 */
export function useHoldToMark(selection: SelectionStore, canEdit: boolean): void {
  useEffect(() => (canEdit ? watchHolding(id => selection.add([id])) : undefined), [selection, canEdit])
}

function watchHolding(onHold: (dish: string) => void): () => void {
  let touch: Touch | null = null
  /** The marking has just begun: letting go must neither edit the dish nor take its tick away. */
  let isDone = false
  let liftedAt = 0

  const giveUp = () => {
    clearTimeout(touch?.timer)
    touch = null
  }
  const hold = () => {
    if (touch) onHold(touch.dish)
    isDone = true
    giveUp()
  }
  const down = (event: PointerEvent) => {
    giveUp()
    isDone = false
    const dish = heldDish(event)
    if (dish) touch = { dish, x: event.clientX, y: event.clientY, timer: setTimeout(hold, HOLD_MS) }
  }
  const up = ({ timeStamp }: Event) => {
    liftedAt = timeStamp
    giveUp()
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > STILL_PX) giveUp()
  }
  // The phone's own long press, which people can make longer or shorter; its menu has nothing for a row.
  const contextMenu = (event: Event) => {
    if (!touch && !isDone) return
    event.preventDefault()
    if (touch) hold()
  }
  const click = (event: Event) => {
    const isOfHold = isDone && event.timeStamp - liftedAt < CLICK_MS
    isDone = false
    if (!isOfHold) return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = new AbortController()
  const on = { signal: stop.signal, capture: true }
  document.addEventListener('pointerdown', down, on)
  document.addEventListener('pointermove', move, on)
  document.addEventListener('pointerup', up, on)
  document.addEventListener('pointercancel', giveUp, on)
  document.addEventListener('contextmenu', contextMenu, on)
  document.addEventListener('click', click, on)
  return () => {
    giveUp()
    stop.abort()
  }
}

/** The dish whose row a single finger touches, where a tap would edit it. */
function heldDish({ isPrimary, pointerType, target }: PointerEvent): string | undefined {
  if (!isPrimary || pointerType !== 'touch' || !(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-edit-dish]')?.dataset.editDish
}
