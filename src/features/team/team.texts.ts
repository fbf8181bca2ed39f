/** Spanish texts of the team that the contract and the server use: S1 §5, S2 §8; 3-decisions §2, §7; TRUST §4. */
export const teamTexts = {
  nameMissing: 'El nombre es obligatorio',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  restaurantMissing: 'Marca al menos un restaurante.',
  unknownRestaurant: 'ID de restaurante no válido',
  workersOnly: 'Solo se puede invitar como Trabajador.',
  passwordRequired: 'La contraseña es requerida',
  tokenMissing: 'Token de invitación no válido',
  tokenMissingHint: 'Abre el enlace del correo o pide otra invitación.',
  accepted: 'Invitación aceptada. Ya puedes iniciar sesión.',
} as const
