/** Spanish texts of what a house says of allergens (TABLE §7, §8). */
export const declarationTexts = {
  unknownDiet: 'Elige una de las cinco dietas.',
  unknownAllergen: 'Elige alérgenos de los 14.',
  withoutRequired: 'Escribe qué hay que pedir.',
  notice: 'Aviso de la cocina',
  noticePhrase: 'el aviso de la cocina',
  noNotice: 'Sin aviso',
} as const
