import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { ScheduledRow } from './scheduled.store.ts'

export async function runReturn(_platform: Platform, _call: RestaurantCall, _row: ScheduledRow): Promise<void> {
  throw new Error('not yet')
}
