import type { SheetRun } from './sheet.ts'

const SIZE = 0.01

/** A line that ends between two words: with a space that takes no room, two words are heard as two. */
export function withHeardSpace(runs: readonly SheetRun[]): SheetRun[] {
  const last = runs.at(-1)
  return last ? [...runs, { ...last, text: ' ', size: SIZE }] : []
}
