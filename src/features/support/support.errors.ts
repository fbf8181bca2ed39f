import { defineErrors } from '#shared/app-error.ts'

/** Refusals of support (EVERY-DAY §10). */
export const supportErrors = defineErrors({
  additionsLimit: {
    code: 'additions_limit',
    status: 409,
    message: 'Ya has añadido 10 mensajes a esta consulta. Escríbenos otra.',
  },
})
