import type { PriceLine } from './price-line.ts'
import type { ReadLine } from './price-text.ts'

/** Labels of the other dishes of a category, in the order in which they were saved. */
export type CategoryLabels = readonly (readonly (string | null)[])[]

const DISHES: Record<number, readonly (string | null)[]> = {
  2: ['media', 'racion'],
  3: ['tapa', 'media', 'racion'],
}
const DRINKS: readonly (string | null)[] = ['copa', 'botella']
const FIRST_FREE = 3

/** A category of wine, beer or other drinks, by its Spanish name. */
export const isDrinksCategory = (name: string): boolean =>
  /vino|bebida|cerveza|copa|c[oó]ctel|combinado|refresco|licor|cava|champ|sidra|botella|caf[eé]/iu.test(name)

/**
 * Labels proposed for so many prices (TABLE §4.2): those that most dishes of the category with as many prices have,
 * of equal ones the last saved; else copa and botella among drinks; else tapa, media, ración. From the fourth on none.
 */
export function proposedLabels(count: number, others: CategoryLabels, isDrinks: boolean): (string | null)[] {
  const alike = others.filter(labels => labels.length === count && labels.some(label => label !== null))
  const counted = new Map<string, { labels: readonly (string | null)[]; times: number; last: number }>()
  alike.forEach((labels, at) => {
    const key = labels.join(' ')
    counted.set(key, { labels, times: (counted.get(key)?.times ?? 0) + 1, last: at })
  })
  const [most] = [...counted.values()].toSorted((a, b) => b.times - a.times || b.last - a.last)
  if (most) return [...most.labels]
  if (count < 2) return Array.from({ length: count }, () => null)
  const preset = (isDrinks && count === 2 ? DRINKS : DISHES[Math.min(count, FIRST_FREE)]) ?? []
  return Array.from({ length: count }, (_, at) => preset[at] ?? null)
}

/** All ways to choose so many of the numbers from `first` to `end`, in order. */
function choices(count: number, end: number, first = 0): number[][] {
  if (count === 0) return [[]]
  const numbers = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  return numbers.flatMap(number => choices(count - 1, end, number + 1).map(rest => [number, ...rest]))
}

type Amount = { cents: number | null }

/** The members of the longer list that come nearest to those of the shorter one, in order. */
function nearestTo(shorter: readonly Amount[], longer: readonly Amount[]): number[] {
  const farness = (choice: readonly number[]) =>
    choice.reduce((sum, at, i) => sum + Math.abs((longer[at]?.cents ?? 0) - (shorter[i]?.cents ?? 0)), 0)
  const [nearest] = choices(shorter.length, longer.length).toSorted((a, b) => farness(a) - farness(b))
  return nearest ?? []
}

/** For each line of `after`, the line of `before` with the nearest amount, in order. */
function linesBefore(before: readonly PriceLine[], after: readonly Amount[]): (PriceLine | undefined)[] {
  if (before.length >= after.length) return nearestTo(after, before).map(at => before[at])
  const kept = nearestTo(before, after)
  return after.map((_, at) => before[kept.indexOf(at)])
}

export type Labelled = { lines: PriceLine[]; lost: string[] }

/**
 * Gives each line that was read a label (TABLE §4.2): its own where the text says one, that of the nearest amount of
 * before, else the proposed one that is still free. `lost`: labels of prices that go.
 */
export function labelLines(
  before: readonly PriceLine[],
  read: readonly ReadLine[],
  proposed: readonly (string | null)[],
): Labelled {
  const was = linesBefore(before, read)
  const isSameCount = before.length === read.length
  const kept = read.map((line, at) => line.label ?? was[at]?.label ?? null)
  const used = new Set(kept.filter(label => label !== null))
  const lines = read.map((line, at): PriceLine => {
    const keeps = kept[at] ?? null
    if (keeps !== null || (isSameCount && line.label === undefined)) return { ...line, label: keeps }
    const free = [proposed[at], ...proposed].find(label => label != null && !used.has(label)) ?? null
    if (free !== null) used.add(free)
    return { ...line, label: free }
  })
  const now = new Set(lines.map(({ label }) => label))
  const lost = before.flatMap(({ label }) => (label !== null && !now.has(label) ? [label] : []))
  return { lines, lost }
}
