import type { ComparedItem } from '../history.contract.ts'
import { type GroupCounts, HISTORY_GROUPS, type HistoryGroup } from '../history.groups.ts'
import { fieldInWords, isOtherPhoto, thingInWords, valueInWords } from './value-words.ts'
import { type Piece, wordDiff } from './word-diff.ts'

/** One row of a comparison: what it is about, how it was, how it is. */
export type ComparedRow = {
  key: string
  label: string
  was: readonly Piece[]
  is: readonly Piece[]
  /** Amounts do not break. */
  isAmount: boolean
}

const NOT_THERE = 'No estaba'
const PHOTO_THEN = 'La de entonces'
const PHOTO_NOW = 'La de ahora'
const plain = (text: string): Piece[] => (text === '' ? [] : [{ text, isOwn: false }])
const keyOf = ({ entity, id, field, part }: ComparedItem): string => [entity, id, field, part].join()

/** Allergens that were not there then stand out; of what nobody had declared, none does. */
function markNewAllergens({ from, to }: ComparedItem, words: string): Piece[] {
  const had = from.split(',')
  if (from === '' || had.includes('undeclared')) return plain(words)
  const names = words.split(/(, | y | e )/)
  const ids = to.split(',')
  return names.map((text, at) => ({ text, isOwn: at % 2 === 0 && !had.includes(ids[at / 2] ?? '') }))
}

/** What came or went: where a dish stands or stood, or that a thing is there. */
function comings({ field, from, to }: ComparedItem): readonly [string, string] {
  const place = field === 'created' ? to : from
  const there = place === '' ? 'Estaba' : `En ${place}`
  return field === 'created' ? [NOT_THERE, place === '' ? 'Nuevo' : there] : [there, 'Eliminado']
}

type RowOptions = {
  currency: string
  /** Of one dish: rows are its fields. */
  isOfDish?: boolean
  /** Marks allergens that came. */
  marksAllergens?: boolean
}

/** A value that changed as a row; words that only one of two texts has are marked. */
export function rowOf(
  item: ComparedItem,
  { currency, isOfDish = false, marksAllergens = false }: RowOptions,
): ComparedRow {
  const row = { key: keyOf(item), label: isOfDish ? fieldInWords(item) : thingInWords(item) }
  if (isOtherPhoto(item)) return { ...row, was: plain(PHOTO_THEN), is: plain(PHOTO_NOW), isAmount: false }
  if (item.field === 'created' || item.field === 'deleted') {
    const [before, after] = comings(item)
    return { ...row, was: plain(before), is: plain(after), isAmount: false }
  }
  const [then, now] = [valueInWords(item, item.from, currency), valueInWords(item, item.to, currency)]
  // Names are short: both are read as a whole.
  const isText = item.field === 'description' || item.field === 'notice'
  if (isText && item.from !== '' && item.to !== '') {
    const [left, right] = wordDiff(then, now)
    return { ...row, was: left, is: right, isAmount: false }
  }
  const right = marksAllergens && item.field === 'allergens' ? markNewAllergens(item, now) : plain(now)
  return { ...row, was: plain(then), is: right, isAmount: item.field === 'price' }
}

/** What is counted: not a photo whose files are gone. */
export const countedItems = (items: readonly ComparedItem[]): ComparedItem[] => items.filter(({ lost }) => !lost)
export const lostOf = (items: readonly ComparedItem[], field: 'image' | 'deleted'): ComparedItem[] =>
  items.filter(item => item.lost === true && item.field === field)

export const sumOf = (counts: GroupCounts, groups: readonly HistoryGroup[] = HISTORY_GROUPS): number =>
  groups.reduce((sum, group) => sum + counts[group], 0)

/** The chips of a comparison; dishes that came and that went are one. */
export const SHOWN_GROUPS = {
  prices: ['prices'],
  dishes: ['new', 'deleted'],
  texts: ['texts'],
  allergens: ['allergens'],
  order: ['order'],
  service: ['service'],
} as const satisfies Record<string, readonly HistoryGroup[]>
export type ShownGroup = keyof typeof SHOWN_GROUPS
export const SHOWN_ORDER = Object.keys(SHOWN_GROUPS) as ShownGroup[]

/** Groups of a return in the order in which they are shown; allergens come last, with their warning. */
export const RETURN_ORDER: readonly HistoryGroup[] = [
  'prices',
  'texts',
  'new',
  'deleted',
  'order',
  'service',
  'allergens',
]
