/** Asks to retire: 'Supr'. */
export const RETIRE_KEY = 'Delete'
export const MARK_KEY = 'x'

/** Which tile an arrow leads to: beside it, or in the row above or below. */
export function tileBeside(from: HTMLElement, key: string): HTMLElement | undefined {
  const tiles = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])]
  const place = tiles.indexOf(from)
  if (key === 'ArrowLeft') return tiles[place - 1]
  if (key === 'ArrowRight') return tiles[place + 1]
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const isBelow = key === 'ArrowDown'
  const rest = isBelow ? tiles.slice(place + 1) : tiles.slice(0, place).toReversed()
  return rest.find(tile => tile.offsetLeft === from.offsetLeft)
}
