import { defineErrors } from '#shared/app-error.ts'

/** Errors of accounts (3-decisions §2; S1 §5, §8). */
export const accountErrors = defineErrors({
  badCode: {
    code: 'bad_code',
    status: 400,
    message: 'Código incorrecto o expirado. Inténtalo de nuevo.',
  },
  badUndoToken: {
    code: 'bad_undo_token',
    status: 400,
    message: 'Este enlace no vale. Ábrelo otra vez desde el correo.',
  },
  undoExpired: {
    code: 'undo_expired',
    status: 409,
    message:
      'Han pasado las 24 horas. Durante un año aún podemos recuperar tus cartas y tus direcciones a mano, si nos escribes.',
  },
  undoUsed: { code: 'undo_used', status: 409, message: 'Ya la recuperaste. Entra como siempre.' },
  undoEmailTaken: {
    code: 'undo_email_taken',
    status: 409,
    message:
      'Con ese email hay ya otra cuenta, así que esta no puede volver sola. Escríbenos y recuperamos tus cartas.',
  },
  badResetToken: { code: 'bad_reset_token', status: 400, message: 'Token de recuperación no válido' },
})
