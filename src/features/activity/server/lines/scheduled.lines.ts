import type { Change } from '#platform/events/changes.ts'
import { scheduledTexts } from '#features/scheduled/scheduled.texts.ts'
import type { ScheduledEntry } from '#features/scheduled/server/index.ts'
import type { Action } from '../../activity.actions.ts'
import { line, type Line } from './line.ts'

const ENDED: Partial<Record<ScheduledEntry['state'], Action>> = {
  done: 'scheduled.done',
  failed: 'scheduled.failed',
  cancelled: 'scheduled.cancelled',
}

function actionOf({ before, after }: Pick<Change<ScheduledEntry>, 'before' | 'after'>): Action | undefined {
  if (!after) return undefined
  if (!before) return 'scheduled.created'
  return ENDED[after.state] ?? (before.when === after.when ? 'scheduled.changed' : 'scheduled.moved')
}

/** A scheduled change, and below it the dishes that were left out, each with the reason. */
export function describeScheduled(change: Change<ScheduledEntry>): Line[] {
  const { id, after } = change
  const action = actionOf(change)
  if (!after || !action) return []
  const { what, when, failed, left } = after
  return [
    line(action, { id, name: what }, { ...(failed && { before: failed }), after: when }),
    ...left.map(({ name, reason }) => line(action, { id, name }, { after: scheduledTexts.left[reason] })),
  ]
}
