import { BULK_WORDY_MAX, DISHES_MAX, PRICE_PERCENT_MAX } from './menu.limits.ts'

const dishes = (count: number) => (count === 1 ? '1 plato' : `${count} platos`)

/**
 * Texts of marking several dishes (DAILY-WORK §3.7), and what a change of them says when it is refused: it names the
 * dish (3-decisions §1, §6).
 */
export const bulkTexts = {
  noDishes: 'Marca al menos un plato.',
  tooMany: `No puedes cambiar más de ${DISHES_MAX} platos a la vez.`,
  tooManyWordy: `No puedes añadir o cambiar los textos de más de ${BULK_WORDY_MAX} platos a la vez.`,
  badRow: 'Esta fila no es válida. Vuelve a cargar la página.',
  unknownDish: 'Este plato no es de este restaurante.',
  repeatedDish: (name: string) => `${name}: cada plato puede ir solo una vez.`,
  deletedDish: (name: string) => `${name}: alguien lo ha eliminado mientras tanto.`,
  deletedCategory: (name: string) => `${name}: su categoría ya no existe.`,
  ofDish: (name: string, problem: string) => `${name}: ${problem}`,
  andOthers: (names: string, others: number) => (others === 0 ? names : `${names} y ${others} más`),

  tick: (name: string) => `Marcar ${name}`,
  more: 'Más acciones para la carta',
  markSeveral: 'Marcar varios',
  actions: 'Acciones para los platos marcados',
  marked: (count: number) => (count === 0 ? 'Marca platos' : dishes(count)),
  markShown: (count: number) => (count === 1 ? 'Marcar 1 plato' : `Marcar los ${count}`),
  end: 'Dejar de marcar',
  waiting: 'Esperando conexión…',
  stopWaiting: 'No esperar más',
  soldOut: 'Agotado',
  available: 'Disponible',
  move: 'Mover',
  price: 'Precio',
  allergens: 'Alérgenos',
  remove: 'Eliminar',
  priceTitle: (percent: number) => `${percent < 0 ? 'Bajar' : 'Subir'} precio`,
  size: (percent: number) => `${Math.abs(percent)} %`,
  direction: 'Subir o bajar',
  up: 'Subir',
  down: 'Bajar',
  percent: 'Porcentaje',
  percentRange: `De 1 a ${PRICE_PERCENT_MAX} %`,
  less: 'Uno menos',
  plus: 'Uno más',
  rounding: 'Redondear',
  roundings: { 1: 'Exacto', 5: 'a 5 cts.', 10: 'a 10 cts.' },
  now: 'Ahora',
  after: 'Después',
  change: 'Cambio',
  which: 'Qué precios',
  allPrices: 'Todos',
  prices: (count: number) => (count === 1 ? '1 precio' : `${count} precios`),
  beforeAndAfter: 'Precios antes y después',
  unpriced: (count: number) => `${count} sin precio, se ${count === 1 ? 'queda' : 'quedan'} igual`,
  byMarket: (count: number) => `${dishes(count)} según mercado, se ${count === 1 ? 'queda' : 'quedan'} igual.`,
  without: (count: number, label: string) =>
    `${dishes(count)} sin «${label}», se ${count === 1 ? 'queda' : 'quedan'} igual.`,
  changePrices: (count: number, percent: number) =>
    `${percent < 0 ? 'Bajar' : 'Subir'} ${count === 1 ? '1 precio' : `${count} precios`}`,
  allergensTitle: (count: number) => `Alérgenos de ${dishes(count)}`,
  allergensHint: 'Lo que no toques se queda como está en cada plato.',
  undeclaredHint: 'Los que están sin declarar seguirán sin declarar.',
  nowEmpty: (count: number) =>
    count === 1
      ? 'En la carta, 1 plato dirá que no lleva ninguno de los 14.'
      : `En la carta, ${dishes(count)} dirán que no llevan ninguno de los 14.`,
  inSome: (count: number, of: number) => `en ${count} de ${of}`,
  changeAllergens: (added: readonly string[], removed: readonly string[], count: number) => {
    if (added.length + removed.length === 0) return `Cambiar ${dishes(count)}`
    if (added.length === 1 && removed.length === 0) return `Añadir ${added[0]} a ${dishes(count)}`
    if (removed.length === 1 && added.length === 0) return `Quitar ${removed[0]} de ${dishes(count)}`
    return `Cambiar ${dishes(count)}`
  },
  tracesOf: (allergen: string) => `trazas de ${allergen.toLowerCase()}`,
  cancel: 'Cancelar',
  confirmRemove: (count: number) => `¿Eliminar ${dishes(count)}?`,
  doneSoldOut: (count: number) => (count === 1 ? '1 plato agotado' : `${count} platos agotados`),
  doneAvailable: (count: number) => (count === 1 ? '1 plato disponible' : `${count} platos disponibles`),
  doneMove: (count: number, category: string) => `${dishes(count)} en ${category}`,
  donePrice: (count: number) => `Precio cambiado en ${dishes(count)}`,
  doneAllergens: (count: number) => `Alérgenos cambiados en ${dishes(count)}`,
  doneRemove: (count: number) => (count === 1 ? '1 plato eliminado' : `${count} platos eliminados`),
  nothingToDo: 'Ya están así. No hay nada que cambiar.',
  failed: 'No se han podido cambiar los platos. Inténtalo de nuevo.',
} as const
