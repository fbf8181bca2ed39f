import type { Platform } from '#platform/platform.ts'
import { returnTo } from '#features/history/server/index.ts'
import { writeMenu } from '#features/menu/server/whole/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { SCHEDULED_BODIES } from '../scheduled.contract.ts'
import { endRun, takeDue } from './end-run.ts'

/**
 * Puts the carta back as far as it differs then; what somebody has changed since it was scheduled stays and is told. It
 * ends in the same transaction. Throws as the return itself would, 409 `menu_limit` with nothing changed among them.
 */
export function runReturn(platform: Platform, call: RestaurantCall, id: string): Promise<void> {
  return writeMenu(platform, call, async write => {
    const row = await takeDue(write, id)
    if (!row) return
    const lookedAt = row.plan.lookedAt === undefined ? row.created_at : new Date(row.plan.lookedAt)
    const { changeId, kept } = await returnTo(platform, write, SCHEDULED_BODIES.return.parse(row.body), { lookedAt })
    const left = kept.map(thing => ({ ...thing, reason: 'touched' as const }))
    await endRun(platform, write, row, { isChanged: changeId !== null, left })
  })
}
