import { type Part, plain, say, type Words } from './activity-phrases.texts.ts'
import type { ActivityItem } from './activity.contract.ts'

const whatOf = ({ field, name }: ActivityItem): Part[] => {
  if (field === 'dish') return say`«${name}»`
  if (field === 'dishes') return plain('varios platos')
  return plain(field === 'prices' ? 'los precios' : 'la carta')
}
const changes = (count: string): string => (count === '1' ? '1 cambio' : `${count} cambios`)

/** 'Volviste la carta al viernes, 13 de noviembre, a las 18:00: 19 cambios' (BRINGING §5.17). */
export const RETURN_WORDS = {
  'menu.returned': {
    verb: ['Volviste', 'volvió'],
    one: item => [...whatOf(item), ...say` al ${item.before ?? ''}`, ...plain(`: ${changes(item.after ?? '')}`)],
    many: () => plain('la carta a como estaba'),
  },
} satisfies Partial<Record<string, Words>>
