import { DISHES_MAX } from './menu.limits.ts'

/** What a change of several dishes says when it is refused: it names the dish (3-decisions §1, §6). */
export const bulkTexts = {
  noDishes: 'Marca al menos un plato.',
  tooMany: `No puedes cambiar más de ${DISHES_MAX} platos a la vez.`,
  unknownDish: 'Este plato no es de este restaurante.',
  repeatedDish: (name: string) => `${name}: cada plato puede ir solo una vez.`,
  deletedDish: (name: string) => `${name}: alguien lo ha eliminado mientras tanto.`,
  deletedCategory: (name: string) => `${name}: su categoría ya no existe.`,
  ofDish: (name: string, problem: string) => `${name}: ${problem}`,
  andOthers: (names: string, others: number) => (others === 0 ? names : `${names} y ${others} más`),
} as const
