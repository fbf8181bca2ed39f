import type { HistoryChange } from '../history.contract.ts'
import type { HistoryGroup } from '../history.groups.ts'
import { returnTexts as texts } from './history-screen.texts.ts'
import { nameOfActor } from './who-words.ts'

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What was changed where all of it is of one kind. */
const KINDS: Partial<Record<HistoryGroup, (count: number) => string>> = {
  prices: count => counted(count, 'precio', 'precios'),
  texts: count => counted(count, 'texto', 'textos'),
  allergens: count => (count === 1 ? 'los alérgenos de 1 plato' : `los alérgenos de ${count} platos`),
}

/** 'Marta ha cambiado 2 precios hace un momento.': what was changed while somebody looked; '' for nothing. */
export function changedWords(changes: readonly HistoryChange[]): string {
  const [newest] = changes
  if (!newest) return ''
  const ofSame = changes.filter(({ by }) => by?.id === newest.by?.id)
  const count = ofSame.reduce((sum, change) => sum + change.count, 0)
  const groups = new Set(ofSame.flatMap(({ items }) => items.map(({ group }) => group)))
  const [group] = groups
  const words = groups.size === 1 && group ? KINDS[group] : undefined
  return texts.changedBy(nameOfActor(newest.by), (words ?? (many => counted(many, 'cosa', 'cosas')))(count))
}
