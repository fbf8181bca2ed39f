import { defineErrors } from '#shared/app-error.ts'
import { SCHEDULED_MAX } from './scheduled.limits.ts'

/** Errors of scheduled changes (4-beyond §6). */
export const scheduledErrors = defineErrors({
  limit: {
    code: 'scheduled_limit',
    status: 409,
    message: `Ya hay ${SCHEDULED_MAX} cambios programados. Cancela alguno para programar otro.`,
  },
  ended: {
    code: 'scheduled_ended',
    status: 409,
    message: 'Este cambio ya no está esperando: se ha hecho o se ha cancelado.',
  },
  nothing: {
    code: 'scheduled_nothing',
    status: 409,
    message: 'La carta ya está así. No hay nada que programar.',
  },
})
