/**
 * Spanish texts that widgets show by themselves, on the sign-in page too, whose script is small: what only some widgets
 * say stands in files of their own beside this one.
 */
export const uiTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  save: 'Guardar',
  undo: 'Deshacer',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  /** An equal notice has come again. */
  times: (count: number) => `${count} veces`,
  optional: '(opcional)',
  steps: 'Pasos',
  stepDone: 'hecho',
  /** The email field's error (S1 §5); `{email}` stands for 'nombre@ejemplo.com' (3-decisions §2). */
  emailFormat: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
  /** The number field's error (S1 §5). */
  digitsOnly: 'Solo se permiten dígitos del 0 al 9',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  ruleMet: 'cumplido',
  ruleOpen: 'falta',
  codeHint: (digits: number) => `Escribe los ${digits} dígitos del correo`,
  copyLink: 'Copiar enlace',
  copyWritten: 'Copiar el texto',
  writtenCopied: 'Texto copiado',
  writtenNotCopied: 'No se pudo copiar el texto',
  copied: 'Copiado',
  unsavedTitle: 'Tienes cambios sin guardar',
  unsavedText: 'Si cierras ahora, se perderán.',
  unsavedDiscard: 'Descartar cambios',
  unsavedStay: 'Seguir editando',
  choose: 'Elige una opción',
  /** The second line of an error that does not say what to do next. */
  tryAgain: 'Inténtalo de nuevo.',
  makeRoom: 'Elimina lo que ya no uses e inténtalo de nuevo.',
  lookFirst: 'Mira cómo ha quedado.',
  /** The server's text for the first one names the plan as programs do (3-decisions §1). */
  planEnded: {
    trial_expired: 'Tu periodo de prueba ha terminado. Contrata un plan para seguir editando.',
    subscription_ended: 'Tu suscripción ha terminado. Contrata un plan para seguir editando.',
  },
  /** The text of a call that did not arrive (S1 §8). */
  connectionLost: 'Error de conexión. Verifica tu internet e inténtalo de nuevo.',
  photoLate: 'La foto no ha llegado. Inténtalo de nuevo.',
} as const
