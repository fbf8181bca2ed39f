import type { ComparedItem } from '../history.contract.ts'
import type { HistoryGroup } from '../history.groups.ts'
import type { ShownGroup } from './compared.rules.ts'
import { momentName, onHouseClock } from './moment.rules.ts'

/** Headings of groups, and what stands below them. `count` has all, `items` perhaps only the first 50. */

type Group = { count: number; items: readonly ComparedItem[] }

const isDish = ({ entity }: ComparedItem): boolean => entity === 'dish'
const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** '2 platos', '1 categoría', '2 platos y 1 categoría'; of more than are known '120 platos y categorías'. */
function things({ count, items }: Group): string {
  const dishes = items.filter(isDish).length
  if (dishes === items.length) return counted(count, 'plato', 'platos')
  if (dishes === 0) return counted(count, 'categoría', 'categorías')
  if (items.length < count) return `${count} platos y categorías`
  return `${counted(dishes, 'plato', 'platos')} y ${counted(items.length - dishes, 'categoría', 'categorías')}`
}

function orders({ count, items }: Group): string {
  const isEach = (is: (item: ComparedItem) => boolean) => items.every(is)
  if (isEach(({ entity }) => entity === 'dish-order'))
    return count === 1 ? 'El orden de 1 categoría' : `El orden de ${count} categorías`
  if (isEach(({ entity }) => entity === 'category-order')) return 'El orden de las categorías'
  if (isEach(({ field }) => field === 'category')) return counted(count, 'plato de sitio', 'platos de sitio')
  return counted(count, 'cambio de orden', 'cambios de orden')
}

/** 'Alérgenos de 2 platos': each dish is counted once, however much was said of it. */
export function allergensOf({ count, items }: Group): string {
  const dishes = count - new Set(items.flatMap(({ dishId, entity, id }) => (dishId === null ? [entity + id] : []))).size
  return dishes === 0 ? 'Alérgenos de la casa' : `Alérgenos de ${counted(dishes, 'plato', 'platos')}`
}

const isMany = (count: number): boolean => count !== 1

/** The heading of a group that goes back; `isTicked` matters to allergens alone. */
export const RETURN_TITLES: Record<HistoryGroup, (group: Group, isTicked: boolean) => string> = {
  prices: ({ count }) => counted(count, 'precio', 'precios'),
  texts: ({ count }) => counted(count, 'texto', 'textos'),
  new: group => `${things(group)} ${isMany(group.count) ? 'se quitan' : 'se quita'}`,
  deleted: group => `${things(group)} ${isMany(group.count) ? 'vuelven' : 'vuelve'}`,
  order: orders,
  service: ({ count }) => counted(count, 'cambio de horarios, zonas y menús', 'cambios de horarios, zonas y menús'),
  allergens: (group, isTicked) =>
    `${allergensOf(group)}: ${isTicked ? 'vuelven los de entonces' : 'se quedan los de ahora'}`,
}

export const COMPARE_TITLES: Record<ShownGroup, (group: Group) => string> = {
  prices: ({ count }) => counted(count, 'precio', 'precios'),
  dishes: things,
  texts: ({ count }) => counted(count, 'texto', 'textos'),
  allergens: allergensOf,
  order: orders,
  service: ({ count }) => counted(count, 'cambio de horarios, zonas y menús', 'cambios de horarios, zonas y menús'),
}
export const CHIPS: Record<ShownGroup, string> = {
  prices: 'Precios',
  dishes: 'Platos',
  texts: 'Textos',
  allergens: 'Alérgenos',
  order: 'Orden',
  service: 'Servicio',
}

export const ALLERGENS_WARNING = 'Volver atrás puede quitar un aviso. Márcalo solo si lo has mirado.'

const isSelf = ({ by }: ComparedItem): boolean => by?.isSelf === true

/** 'Los añadiste después. Se pueden recuperar 30 días.' */
export function addedHint({ count, items }: Group): string {
  const [it, canBe] = isMany(count) ? ['Los', 'Se pueden'] : ['Lo', 'Se puede']
  const added = items.every(isSelf)
    ? `${it} añadiste después.`
    : isMany(count)
      ? 'Se añadieron después.'
      : 'Se añadió después.'
  return `${added} ${canBe} recuperar 30 días.`
}

/** 'Lo eliminaste hoy a las 12:02.' */
export function deletedHint({ count, items }: Group, today: number, timeZone: string): string {
  const [item] = items
  if (isMany(count) || !item) return items.every(isSelf) ? 'Los eliminaste después.' : 'Se eliminaron después.'
  const at = momentName(onHouseClock(item.at, timeZone), today)
  if (isSelf(item)) return `Lo eliminaste ${at}.`
  return item.by ? `${item.by.name} lo eliminó ${at}.` : `Se eliminó ${at}.`
}

/** 'Tapas frías: Salmorejo vuelve a ser el primero.', where one order is all that went on. */
export function orderHint({ count, items }: Group): string | undefined {
  const [item] = items
  if (count !== 1 || !item || item.field !== 'order') return undefined
  const [then, now] = [item.from.split(', ')[0], item.to.split(', ')[0]]
  const where = item.entity === 'dish-order' ? `${item.name}: ` : ''
  return then !== undefined && then !== now ? `${where}${then} vuelve a ser el primero.` : undefined
}
