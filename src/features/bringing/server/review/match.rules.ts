import { distance } from 'fastest-levenshtein'
import { isSameText, plainName } from '../../plain-name.ts'

const SMALL_WORDS = new Set('de del la el los las a al con y en un una'.split(' '))
/** Said of anything: 'croquetas caseras', 'ensaladilla de la casa'. */
const PRAISE = new Set('casero casera caseros caseras casa'.split(' '))
/** Words that are said alike count as one from here on. */
const WORD_ALIKE = 0.75
/** And names, by their words. */
const NAME_ALIKE = 0.78

const tokensOf = (plain: string): string[] =>
  plain
    .split(' ')
    .filter(word => word !== '' && !SMALL_WORDS.has(word) && !PRAISE.has(word))
    .map(word => word.replace(/(?:es|s)$/, ''))

/** How alike two words are; below `WORD_ALIKE` not at all. Another number is another dish. */
const alike = (one: string, other: string): number => {
  if (one === other) return 1
  const longest = Math.max(one.length, other.length)
  // Words of very different length cannot be alike, nor can short ones that differ.
  if (Math.min(one.length, other.length) < longest * WORD_ALIKE || longest < 4) return 0
  if (/\d/.test(one) || /\d/.test(other)) return 0
  const part = 1 - distance(one, other) / longest
  return part >= WORD_ALIKE ? part : 0
}

/** Dice over words, each paired with the one that is most like it. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const sizes = one.length + other.length
  if (sizes === 0 || (2 * Math.min(one.length, other.length)) / sizes < NAME_ALIKE) return 0
  const left = [...other]
  let hits = 0
  for (const word of one) {
    let best = { at: -1, part: 0 }
    left.forEach((each, at) => {
      const part = alike(word, each)
      if (part > best.part) best = { at, part }
    })
    if (best.at < 0) continue
    hits += best.part
    left.splice(best.at, 1)
  }
  return (2 * hits) / sizes
}

/** A dish of the menu; `name` in the main language. */
export type Known = { id: string; name: string; category: string }
/** A dish of the draft. */
export type Brought = { name: string; category: string }
export type Match = { dishId: string; kind: 'same' | 'alike' }

/**
 * Which dish of the menu each brought one is, or may be (BRINGING §4.7). Each dish is the same as at most one: that of
 * the category with the same name comes first.
 */
export function matchDishes(
  brought: readonly Brought[],
  known: readonly Known[],
  { onlySame = false } = {},
): (Match | null)[] {
  const free = new Map<string, Known[]>()
  for (const dish of known) free.set(plainName(dish.name), [...(free.get(plainName(dish.name)) ?? []), dish])
  const take = ({ name, category }: Brought, sameCategory: boolean): Match | null => {
    const plain = plainName(name)
    const dishes = plain === '' ? [] : (free.get(plain) ?? [])
    const at = dishes.findIndex(dish => !sameCategory || isSameText(dish.category, category))
    const [dish] = at < 0 ? [] : dishes.splice(at, 1)
    return dish ? { dishId: dish.id, kind: 'same' } : null
  }
  const same = brought.map(dish => take(dish, true))
  const any = brought.map((dish, at) => same[at] ?? take(dish, false))
  if (onlySame) return any
  const taken = new Set(any.flatMap(match => match?.dishId ?? []))
  const find = findAlike(known.filter(({ id }) => !taken.has(id)))
  return brought.map(({ name }, at) => any[at] ?? find(tokensOf(plainName(name))))
}

/** Looks only at dishes that share enough words: of thousands, a few. */
function findAlike(known: readonly Known[]): (words: readonly string[]) => Match | null {
  const dishes = known.map(({ id, name }) => ({ id, words: tokensOf(plainName(name)) }))
  const withWord = new Map<string, number[]>()
  for (const [at, { words }] of dishes.entries())
    for (const word of words) {
      const places = withWord.get(word)
      if (places) places.push(at)
      else withWord.set(word, [at])
    }
  const alikes = new Map<string, { places: number[]; part: number }[]>()
  const alikeTo = (word: string) => {
    const found = alikes.get(word)
    if (found) return found
    const made = [...withWord].flatMap(([other, places]) => {
      const part = alike(word, other)
      return part > 0 ? [{ places, part }] : []
    })
    alikes.set(word, made)
    return made
  }
  // What the words of a name can have in common with each dish at most.
  const most = new Float64Array(dishes.length)
  return words => {
    most.fill(0)
    for (const word of words)
      for (const { places, part } of alikeTo(word)) for (const at of places) most[at] = (most[at] ?? 0) + part
    let best: { id: string; part: number } | undefined
    for (const [at, dish] of dishes.entries()) {
      if (2 * (most[at] ?? 0) < NAME_ALIKE * (words.length + dish.words.length)) continue
      const part = likeness(words, dish.words)
      if (part >= NAME_ALIKE && part > (best?.part ?? 0)) best = { id: dish.id, part }
    }
    return best ? { dishId: best.id, kind: 'alike' } : null
  }
}
