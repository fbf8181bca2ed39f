import { COURSE_ITEMS_MAX, COURSES_MAX } from './set-menus.limits.ts'

/** What is refused of set menus (TABLE §8). */
export const setMenuTexts = {
  priceRequired: 'Pon el precio por persona.',
  dishRequired: 'Pon al menos un plato.',
  tooManyItems: `Caben ${COURSE_ITEMS_MAX} platos por apartado.`,
  tooManyCourses: `Caben ${COURSES_MAX} apartados.`,
  tooLong: (max: number) => `No puede exceder los ${max} caracteres.`,
  badSupplement: 'El suplemento se escribe así: +2,00',
  unknownDish: 'Ese plato ya no está en la carta.',
  itemName: 'Escribe el plato.',
  courseName: 'Escribe el nombre del apartado.',
  nameRequired: 'Escribe el nombre en el idioma principal.',
  dayRequired: 'Marca al menos un día.',
  slotRequired: 'Pon a qué hora se sirve.',
  badWeekday: 'Elige días de la semana.',
  badDay: 'Escribe el día así: 2026-12-25',
  badMonday: 'Elige el lunes de la semana.',
  tooFar: 'Se prepara como mucho con dos semanas.',
  rangeTooLong: 'Pide como mucho 62 días.',
  incompleteOrder: 'El orden debe incluir todos los menús.',
  unknownItem: 'Ese plato ya no está en el menú.',
  deleted: 'Menú eliminado',
  dayDeleted: 'Menú del día eliminado',
} as const
