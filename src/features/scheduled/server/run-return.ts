import type { Platform } from '#platform/platform.ts'
import { returnTo } from '#features/history/server/index.ts'
import { writeMenu } from '#features/menu/server/whole/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { SCHEDULED_BODIES } from '../scheduled.contract.ts'
import { endRun, takeDue } from './end-run.ts'

/**
 * Puts the carta back as far as it differs then, and ends the change in the same transaction. Throws as the return
 * itself would, 409 `menu_limit` with nothing changed among them.
 */
export function runReturn(platform: Platform, call: RestaurantCall, id: string): Promise<void> {
  return writeMenu(platform, call, async write => {
    const row = await takeDue(write, id)
    if (!row) return
    const { changeId } = await returnTo(platform, write, SCHEDULED_BODIES.return.parse(row.body))
    await endRun(platform, write, row, { isChanged: changeId !== null, left: [] })
  })
}
