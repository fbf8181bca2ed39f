import type { ActivityItem } from './activity.contract.ts'
import { plain, say, type Words } from './activity-phrases.texts.ts'

const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)

/** Of an import, what was new and what was updated. */
const broughtOf = ({ after }: ActivityItem): [created: number, updated: number] => {
  const [created = 0, updated = 0] = (after ?? '').split(',').map(Number)
  return [created, updated]
}
const broughtDishes = (item: ActivityItem): string => dishes(broughtOf(item)[0] + broughtOf(item)[1])
const broughtFrom = ({ field, before }: ActivityItem): string => {
  if (field === 'text') return ' de un texto'
  if (field === 'file') return ` de «${before ?? ''}»`
  if (field === 'house') return ` de ${before ?? ''}`
  return before === '1' ? ' de una foto' : ` de ${before} fotos`
}
const howMany = (item: ActivityItem): string => {
  const [created, updated] = broughtOf(item)
  const parts = [
    (created > 0 || updated === 0) && (created === 1 ? '1 nuevo' : `${created} nuevos`),
    updated > 0 && (updated === 1 ? '1 actualizado' : `${updated} actualizados`),
  ]
  return parts.filter(Boolean).join(' y ')
}

/** 'Trajiste 58 platos de 4 fotos: 54 nuevos y 4 actualizados' (BRINGING §4.11). */
export const IMPORT_WORDS = {
  'menu.brought': {
    verb: ['Trajiste', 'trajo'],
    one: item => [...say`${broughtDishes(item)}`, ...plain(`${broughtFrom(item)}: ${howMany(item)}`)],
    many: () => plain('platos a la carta'),
  },
} satisfies Partial<Record<string, Words>>
