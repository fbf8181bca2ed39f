/** What is refused of the hours of the carta (TABLE §8). */
export const scheduleTexts = {
  nameRequired: 'Pon un nombre.',
  nameTooLong: 'Máximo 40 letras.',
  daysRequired: 'Marca al menos un día.',
  badDay: 'Elige días de la semana.',
  slotsRequired: 'Añade al menos un tramo.',
  nothingServed: 'Marca qué se sirve.',
  wrongCategories: 'Elige categorías de este restaurante.',
  wrongDishes: 'Elige platos de este restaurante.',
  deleted: 'Horario eliminado',
} as const
