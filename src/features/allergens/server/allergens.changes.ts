import { defineEntity } from '#platform/events/changes.ts'
import type { Names } from '#features/prices/names.ts'
import type { Diet } from '../diets.ts'
import type { ReportState } from '../reports.rules.ts'

/**
 * What holds for a whole house; `id` is the restaurant's. `since`: when the house said it of each diet; absent in what
 * a former release recorded.
 */
export type NoticeState = { notice: Names; dietsComplete: Diet[]; since?: Partial<Record<Diet, string>> }
export const noticeEntity = defineEntity<NoticeState>('allergen-notice')

/** What the house made of a guest's report; `id` is the report's, `name` what its dish was called. */
export type ReportedState = { name: string; state: ReportState }
export const reportEntity = defineEntity<ReportedState>('dish-report')
