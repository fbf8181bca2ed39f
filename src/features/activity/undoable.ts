import { DAY_MS } from '#shared/time.ts'
import { UNDO_DAYS } from '#features/history/history.limits.ts'
import type { Action } from './activity.actions.ts'
import type { ActivityEntry } from './activity.contract.ts'

/** Changes of many things at once, which are undone as one. */
const UNDOABLE: readonly Action[] = ['menu.brought', 'menu.returned']

/** How many days are left to undo an import or a return; 0 for everything else, and where it is undone. */
export function undoableDays({ action, changeId, undone, at }: ActivityEntry, now: Date): number {
  if (!UNDOABLE.includes(action) || changeId === null || undone) return 0
  return Math.max(0, Math.ceil((Date.parse(at) + UNDO_DAYS * DAY_MS - now.getTime()) / DAY_MS))
}
