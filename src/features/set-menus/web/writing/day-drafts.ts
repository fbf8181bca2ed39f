import { keepDraft, readDraft } from '#ui/unsaved/drafts.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import type { DayValues } from '../../form/day-form.ts'

/**
 * What stays on the phone until it is stored: the form, the day on which it was written, and whether it is to be
 * published when the connection is back.
 */
export type KeptDay = { values: DayValues; publish: boolean; base?: DailyMenu }

export const dayDraftName = (restaurantId: string, date: string): string => `menu.${restaurantId}.${date}`

/** Of one account on this device; undefined: nothing is kept. */
export const keptDay = (userId: string, draft: string): KeptDay | undefined =>
  readDraft(userId, draft) as KeptDay | undefined

export const keepDay = (userId: string, draft: string, kept: KeptDay | null): void => keepDraft(userId, draft, kept)
