import { defineErrors } from '#shared/app-error.ts'
import { SCHEDULES_MAX } from './schedules.limits.ts'

/** Errors of the hours of the carta (4-beyond §4, TABLE §8). */
export const scheduleErrors = defineErrors({
  scheduleLimit: { code: 'schedule_limit', status: 409, message: `Caben ${SCHEDULES_MAX} horarios.` },
  /** The message is made with both names; `data` is a `TakenThing`. */
  taken: { code: 'schedule_taken', status: 409, message: 'Eso ya está en otro horario.' },
})

export const takenText = (thing: string, schedule: string): string => `«${thing}» ya está en «${schedule}».`
