import { changed } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import { recordActivity } from './activity.recording.ts'

/** Every write is kept in its own transaction. */
export function subscribeActivity({ events }: Platform): void {
  events.on(changed, recordActivity)
}
