import { z } from 'zod'
import { WEEKDAYS } from '#shared/weekday.ts'

/** What diners need to know of the hours of a carta; absent where everything is served whenever the house is open. */
export const publicSchedules = {
  schedules: z
    .array(
      z.object({
        days: z.array(z.enum(WEEKDAYS)),
        slots: z.array(z.object({ open: z.string(), close: z.string() })),
        categoryIds: z.array(z.string()),
        dishIds: z.array(z.string()),
      }),
    )
    .optional(),
}
const shape = z.object(publicSchedules)
export type PublicSchedules = z.infer<typeof shape>
export type PublicSchedule = NonNullable<PublicSchedules['schedules']>[number]
