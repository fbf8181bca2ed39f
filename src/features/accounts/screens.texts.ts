/** The titles of the screens, and the word of 'Ajustes de usuario' in the navigation: S1 §2, S2 §2. */
export const screenTexts = {
  restorePassword: 'Recuperar contraseña',
  undo: 'Recuperar la cuenta',
  confirmEmail: 'Confirmar email',
  user: 'Ajustes de usuario',
  nav: 'Ajustes',
} as const
