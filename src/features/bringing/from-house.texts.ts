import { DISHES_MAX } from '#features/menu/menu.limits.ts'

const number = (count: number): string => new Intl.NumberFormat('es-ES').format(count)

/** What the server says about a copy from another restaurant: EVERY-DAY §9. */
export const fromHouseTexts = {
  noneChosen: 'Elige al menos una categoría.',
  sameHouse: 'Elige otro restaurante.',
  unknownCategory: 'Esa categoría ya no está.',
  full: (name: string, count: number) =>
    `No caben: ${name} tiene ${number(count)} platos de ${number(DISHES_MAX)}. Trae menos categorías.`,
} as const
