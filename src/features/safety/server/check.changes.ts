import { defineEntity } from '#platform/events/changes.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import type { IgnoreReason } from '../check.contract.ts'

/** What was ignored: which finding, its words, and why. */
type IgnoredState = { findingId: string; name: string; reason: IgnoreReason; note: string }

/**
 * What is ignored of a check, under the right that its rule needs, so that the table of rights says who may
 * (`restaurants/change-rights.rules.ts`); `id` is the restaurant's. Without a key nothing is ignored.
 */
export type CheckState = { [K in Right]?: IgnoredState }
export const checkEntity = defineEntity<CheckState>('check')
