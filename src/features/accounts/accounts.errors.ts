import { defineErrors } from '#shared/app-error.ts'

/** Errors of accounts (3-decisions §2; S1 §5, §8). */
export const accountErrors = defineErrors({
  badCode: {
    code: 'bad_code',
    status: 400,
    message: 'Código incorrecto o expirado. Inténtalo de nuevo.',
  },
  badResetToken: { code: 'bad_reset_token', status: 400, message: 'Token de recuperación no válido' },
})
