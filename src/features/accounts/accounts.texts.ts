/** Spanish texts of accounts: S1 §5, §8; S2 §2. */
export const accountTexts = {
  nameRequired: 'Por favor, introduce tu nombre',
  nameMissing: 'El nombre es obligatorio',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  passwordRequired: 'La contraseña es requerida',
  ownerOnly: 'Solo se pueden registrar propietarios.',
  emailRequired: 'Por favor, introduce tu email',
  codeRequired: 'Por favor, introduce el código de 6 dígitos',
  tokenRequired: 'Token de recuperación no válido',
  codeSent: 'Si el email existe, te hemos enviado un código de 6 dígitos',
  passwordUpdated: 'Contraseña actualizada correctamente',
  accountDeleted: 'Cuenta eliminada correctamente',
  loggedOut: 'Sesión cerrada',
  refreshed: 'Sesión renovada',
} as const
