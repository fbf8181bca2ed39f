import type { Platform } from '#platform/platform.ts'
import type { MenuWrite } from '#features/menu/server/whole/index.ts'
import type { ScheduledReturn } from '../scheduled.contract.ts'
import type { ScheduledPlan } from '../scheduled-items.rules.ts'

export async function tryReturn(_platform: Platform, _write: MenuWrite, _body: ScheduledReturn): Promise<ScheduledPlan> {
  throw new Error('not yet')
}
