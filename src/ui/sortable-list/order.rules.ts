/** The list with the entry at `from` moved to `to`; the same list when either index is not in it. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !isPlace(list, from) || !isPlace(list, to)) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}

function isPlace(list: readonly unknown[], place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < list.length
}
