/** Spanish texts of what a house says of allergens (TABLE §7, §8). */
export const declarationTexts = {
  unknownAllergen: 'Elige alérgenos de los 14.',
  withoutRequired: 'Escribe qué hay que pedir.',
} as const
