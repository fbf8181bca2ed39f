/** '2.140'. */
export const inDigits = (count: number): string => count.toLocaleString('es-ES', { useGrouping: 'always' })
/** '1 plato', '58 platos'. */
export const counted = (count: number, one: string, many: string): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`
export const dishesWord = (count: number): string => counted(count, 'plato', 'platos')
export const categoriesWord = (count: number): string => counted(count, 'categoría', 'categorías')
export const linesWord = (count: number): string => counted(count, 'línea', 'líneas')
export const doubtsWord = (count: number): string => counted(count, 'duda', 'dudas')
/** '58 platos en 12 categorías'. */
export const sumWords = (dishes: number, categories: number): string =>
  `${dishesWord(dishes)} en ${categoriesWord(categories)}`
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
/** '28 de noviembre'. */
export const dayWords = (at: string): string => DAY.format(new Date(at))

const HALF_MINUTE_S = 30
/** About so long, by the half minute: 'Medio minuto', 'Un minuto y medio', '4 minutos'. */
export function durationWord(seconds: number): string {
  const halves = Math.round(seconds / HALF_MINUTE_S)
  if (halves === 0) return 'Unos segundos'
  if (halves === 1) return 'Medio minuto'
  if (halves === 2) return 'Un minuto'
  return halves === 3 ? 'Un minuto y medio' : `${Math.round(halves / 2)} minutos`
}
