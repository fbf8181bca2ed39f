/** Spanish texts of accounts: S1 §5, §8; S2 §2. */
export const accountTexts = {
  nameRequired: 'Por favor, introduce tu nombre',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  passwordRequired: 'La contraseña es requerida',
  ownerOnly: 'Solo se pueden registrar propietarios.',
  loggedOut: 'Sesión cerrada',
  refreshed: 'Sesión renovada',
} as const
