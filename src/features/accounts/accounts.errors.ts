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
  sameEmail: { code: 'same_email', status: 400, message: 'Ese ya es tu email.' },
  emailChanges: {
    code: 'too_many_requests',
    status: 429,
    message: 'Hoy ya has cambiado el email tres veces. Podrás hacerlo otra vez mañana.',
  },
  deadCode: {
    code: 'dead_code',
    status: 400,
    message: 'Este código ya no vale: se ha probado cinco veces. Pide otro.',
  },
  emailUndoExpired: {
    code: 'undo_expired',
    status: 409,
    message: 'Han pasado los 7 días. Escríbenos y lo miramos contigo.',
  },
  emailUndoUsed: { code: 'undo_used', status: 409, message: 'Este enlace ya se usó. Entra como siempre.' },
  emailUndoTaken: {
    code: 'undo_email_taken',
    status: 409,
    message: 'Con ese email hay ya otra cuenta, así que no puede volver solo. Escríbenos y lo arreglamos.',
  },
  emailUndoGone: {
    code: 'undo_gone',
    status: 409,
    message: 'Esta cuenta está eliminada. Escríbenos y la recuperamos contigo.',
  },
  badEmailLink: {
    code: 'bad_email_link',
    status: 400,
    message: 'Este enlace ya no vale: la cuenta tiene otro email. Pide otro en Ajustes, Perfil.',
  },
  badResetToken: { code: 'bad_reset_token', status: 400, message: 'Token de recuperación no válido' },
})
