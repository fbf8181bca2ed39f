import { dryRun } from '#platform/db/savepoints/savepoints.ts'
import type { Platform } from '#platform/platform.ts'
import { returnTo } from '#features/history/server/index.ts'
import type { MenuWrite } from '#features/menu/server/whole/index.ts'
import { restaurantRights } from '#features/restaurants/server/index.ts'
import type { ScheduledReturn } from '../scheduled.contract.ts'
import type { ScheduledCounts } from '../scheduled.kinds.ts'
import type { ScheduledPlan } from '../scheduled-items.rules.ts'

type Recorded = Parameters<MenuWrite['record']>

/**
 * Tries a return of the carta, as it would be made now, and says what it does; nothing of it stays. Throws what the
 * return itself would throw: 400, 403 for a missing right, 409.
 */
export function tryReturn(platform: Platform, write: MenuWrite, body: ScheduledReturn): Promise<ScheduledPlan> {
  const { trx, access } = write
  return dryRun(trx, async () => {
    const changes: Recorded = []
    const trial = { ...write, record: (...more: Recorded) => void changes.push(...more) }
    const { counts } = await returnTo(platform, trial, body)
    await restaurantRights.requireOf(trx, access, changes)
    const told = Object.entries(counts).filter(([, count]) => count > 0)
    return {
      counts: Object.fromEntries(told) as ScheduledCounts,
      items: [],
      count: told.reduce((sum, [, count]) => sum + count, 0),
      seen: {},
      returnsTo: body.at,
      lookedAt: write.now.toISOString(),
    }
  })
}
