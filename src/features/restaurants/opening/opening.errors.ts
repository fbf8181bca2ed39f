import { defineErrors } from '#shared/app-error.ts'
import { SPECIAL_DAYS_MAX } from './opening.limits.ts'

/** Errors of special days (4-beyond §10, EVERY-DAY §9). */
export const openingErrors = defineErrors({
  specialDaysLimit: {
    code: 'special_days_limit',
    status: 409,
    message: `Ya tienes ${SPECIAL_DAYS_MAX} días guardados. Quita alguno para añadir otro.`,
  },
  /** The message is made with the day and what stands there; `data` is that special day. */
  dayTaken: { code: 'day_taken', status: 409, message: 'Ese día ya está en la lista.' },
})

export const dayTakenText = (day: string, said: string): string => `El ${day} ya está en la lista. Ahí pone ${said}.`
