import { defineEntity } from '#platform/events/changes.ts'
import type { FailedReason, LeftReason, ScheduledState } from '../scheduled.contract.ts'

/** What 'Actividad' tells of a scheduled change, in the words of the house. */
export type ScheduledEntry = {
  state: ScheduledState
  /** '12 precios'. */
  what: string
  /** 'lunes 30 de noviembre a las 6:00', on the clock of the house. */
  when: string
  failed: FailedReason | null
  left: readonly { name: string; reason: LeftReason }[]
  leftCount: number
}
/** `id` is the change's. */
export const scheduledEntity = defineEntity<ScheduledEntry>('scheduled-change')
