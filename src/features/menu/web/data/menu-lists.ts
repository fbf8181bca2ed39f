import type { Category, Dish } from '../../menu.contract.ts'
import { byOrder, sortOrderAt } from '../../menu.rules.ts'

type Listed = { _id: string; sortOrder: number; updatedAt: string }

/** Replaces the entry with the same id, or adds it. */
export function withEntry<Entry extends Listed>(list: readonly Entry[], entry: Entry): Entry[] {
  const isKnown = list.some(one => one._id === entry._id)
  return isKnown ? list.map(one => (one._id === entry._id ? entry : one)) : [...list, entry]
}

export const withoutEntry = <Entry extends Listed>(list: readonly Entry[], id: string): Entry[] =>
  list.filter(one => one._id !== id)

/**
 * In the order of `ids`, with the `sortOrder` that the server will write. Entries that keep their place stay the same
 * objects.
 */
export function inOrderOf<Entry extends Listed>(list: readonly Entry[], ids: readonly string[]): Entry[] {
  const places = new Map(ids.map((id, place) => [id, sortOrderAt(place)]))
  return list.map(one => {
    const sortOrder = places.get(one._id) ?? one.sortOrder
    return sortOrder === one.sortOrder ? one : { ...one, sortOrder }
  })
}

/**
 * Takes over the order that the server answered. Where its entry is not older, all of it: what is undone later carries
 * its `updatedAt`. Of an older one, which another answer has overtaken, only the place.
 */
export function inServerOrder<Entry extends Listed>(list: readonly Entry[], answer: readonly Entry[]): Entry[] {
  const entries = new Map(answer.map(one => [one._id, one]))
  return list.map(one => {
    const { sortOrder, updatedAt } = entries.get(one._id) ?? one
    if (updatedAt > one.updatedAt) return entries.get(one._id) ?? one
    return sortOrder === one.sortOrder ? one : { ...one, sortOrder }
  })
}

/** The list as `If-Match` of a reorder names it: the newest `updatedAt`. */
export const versionOf = (list: readonly Listed[]): string =>
  list.reduce((newest, one) => (one.updatedAt > newest ? one.updatedAt : newest), '')

/** Ids sort by creation time, so they can be compared instead of the age (3-decisions §6). */
export const sortedCategories = (list: readonly Category[]): Category[] =>
  list.toSorted((one, other) => one.sortOrder - other.sortOrder || (one._id < other._id ? -1 : 1))

/** The dishes of each category, sorted. */
export function dishesByCategory(list: readonly Dish[]): Map<string, Dish[]> {
  return new Map([...Map.groupBy(list, dish => dish.categoryId)].map(([id, dishes]) => [id, dishes.toSorted(byOrder)]))
}
