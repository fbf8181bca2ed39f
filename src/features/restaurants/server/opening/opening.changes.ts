import { defineEntity } from '#platform/events/changes.ts'
import type { Today } from '../../opening/opening.contract.ts'
import type { SpecialFields } from '../../opening/special-days.rules.ts'

/** Today's change of hours and its notices, as they stand, with the zone of its times. */
export type TodayState = Pick<Today, 'day' | 'hours' | 'kitchenClosed' | 'full' | 'note'> & { timezone: string }
export const todayEntity = defineEntity<TodayState>('today')

/** `says`: in words, as a list has it. */
export type SpecialDayState = SpecialFields & { name: string; says: string }
/** A special day; `id` is its own. */
export const specialDayEntity = defineEntity<SpecialDayState>('special-day')
