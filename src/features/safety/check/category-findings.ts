import { type FindingParts, type MenuToCheck, oldestOf } from './finding.ts'

/** Diners do not see them. */
export function emptyCategories({ categories, dishes }: MenuToCheck): FindingParts[] {
  const used = new Set(dishes.map(({ categoryId }) => categoryId))
  const empty = categories.filter(({ _id }) => !used.has(_id))
  if (empty.length === 0) return []
  const categoryIds = empty.map(({ _id }) => _id)
  return [{ dishIds: [], values: { categoryIds }, since: oldestOf(empty), facts: categoryIds.toSorted() }]
}
