/** Spanish texts of the team that the contract and the server use: S1 §5, S2 §8; 3-decisions §2, §7; TRUST §4. */
export const teamTexts = {
  nameMissing: 'El nombre es obligatorio',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  restaurantMissing: 'Marca al menos un restaurante.',
  unknownRestaurant: 'ID de restaurante no válido',
  unknownRole: 'Ese papel ya no existe. Vuelve a cargar la página.',
  unknownMember: 'Esa persona ya no está en tu equipo. Vuelve a cargar la página.',
  roleNameTooShort: 'El nombre debe tener al menos 2 caracteres',
  roleNameTooLong: 'El nombre no puede exceder los 24 caracteres',
  workersOnly: 'Solo se puede invitar como Trabajador.',
  passwordRequired: 'La contraseña es requerida',
  tokenMissing: 'Token de invitación no válido',
  tokenMissingHint: 'Abre el enlace del correo o pide otra invitación.',
  accepted: 'Invitación aceptada. Ya puedes iniciar sesión.',
} as const
