/** Spanish texts of restaurants: S1 §5, §8; S2 §4, §5, §8; 3-decisions §5. */
export const restaurantTexts = {
  lookPlan: 'Este diseño viene con Pro y Premium.',
  nameRequired: 'El nombre del restaurante es obligatorio',
  nameTooShort: 'El nombre debe tener al menos 2 caracteres',
  nameTooLong: 'El nombre no puede exceder los 50 caracteres',
  slugFormat: 'El slug solo puede contener letras minúsculas, números y guiones.',
  slugTaken: 'Esta URL ya está en uso. Por favor, elige otro nombre.',
  slugTooLong: 'La dirección es demasiado larga. Acórtala.',
  unknownLocale: 'Elige español, inglés o portugués.',
  badPhone: 'Escribe un teléfono válido.',
  badEmail: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
  badCurrency: 'Elige una moneda de la lista.',
  badTimezone: 'Elige una zona horaria de la lista.',
  badTime: 'Escribe la hora así: 09:30',
  tooManySlots: 'Como mucho seis tramos al día.',
  slotsOverlap: 'Este tramo se solapa con otro del mismo día.',
  accountLimit: (restaurants: number) => `Has llegado a ${restaurants} restaurantes. Escríbenos y lo ampliamos.`,
  deleted: 'Restaurante eliminado correctamente',
} as const

/** Errors of creating a restaurant (S1 §8, S2 §8), by code (3-decisions §1). */
export const creationErrorTexts = {
  limit: 'Has alcanzado el límite de restaurantes permitidos en tu plan.',
  exists: 'Ya existe un restaurante con ese nombre o URL.',
  other: 'Error al crear el restaurante. Por favor, inténtalo de nuevo.',
  unknown: 'Error desconocido',
} as const
