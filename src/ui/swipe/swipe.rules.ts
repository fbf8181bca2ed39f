import { SWIPE_CLOSE_PX, SWIPE_MAX_PX } from '#ui/ui.limits.ts'

/** A finger must move this far before the movement counts as a swipe. */
const SLOP_PX = 8

export type SwipeIntent = 'undecided' | 'swipe' | 'other'

/** What a finger that has moved by `dx`, `dy` px is doing: pulling the sheet down, something else, or not clear yet. */
export function swipeIntent(dx: number, dy: number): SwipeIntent {
  if (Math.abs(dx) < SLOP_PX && Math.abs(dy) < SLOP_PX) return 'undecided'
  return dy > 0 && dy > Math.abs(dx) ? 'swipe' : 'other'
}

/** How far the sheet follows a finger that has moved by `dy` px: never up, 300 px at most (S1 §9). */
export function sheetOffset(dy: number): number {
  return Math.min(Math.max(dy, 0), SWIPE_MAX_PX)
}

/** True for a downward swipe of more than 100 px, which closes the sheet (S1 §2). */
export function closesSheet(dy: number): boolean {
  return dy > SWIPE_CLOSE_PX
}
