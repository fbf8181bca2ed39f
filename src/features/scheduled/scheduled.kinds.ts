import { z } from 'zod'

export const SCHEDULED_KINDS = ['return', 'bulk'] as const
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]
/** `failed`: nothing was done; `done`: all that still fitted. */
export const SCHEDULED_STATES = ['waiting', 'done', 'failed', 'cancelled'] as const
export type ScheduledState = (typeof SCHEDULED_STATES)[number]

/** What a change does, by kind; a return counts by the groups of history. */
export const COUNTED = [
  'prices',
  'texts',
  'order',
  'new',
  'deleted',
  'restored',
  'available',
  'allergens',
  'service',
] as const
export const scheduledCounts = z.partialRecord(z.enum(COUNTED), z.number().int())
export type ScheduledCounts = z.infer<typeof scheduledCounts>

/** Why a dish was left out, or why nothing was done. */
export const LEFT_REASONS = ['gone', 'touched', 'category', 'limit', 'refused'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]
export const FAILED_REASONS = ['author', 'rights', 'plan', 'limit', 'gone', 'nothing', 'refused'] as const
export type FailedReason = (typeof FAILED_REASONS)[number]
