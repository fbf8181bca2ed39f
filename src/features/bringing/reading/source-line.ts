/** A place on a page, in the units of its source. */
export type Box = { x: number; y: number; width: number; height: number }

/** A piece of text with its place; of a photograph with how sure the reader was (0 to 100). */
export type Word = Box & { text: string; page: number; confidence?: number }

/** What stands together in a line, between wide gaps. `x` and `right` in letters where the source has no positions. */
export type Cell = { text: string; x: number; right: number; confidence?: number }

/** A line as it stands in the source, in reading order. */
export type SourceLine = {
  /** Its cells, with a tab where a wide gap is. */
  text: string
  cells: Cell[]
  page: number
  /** From 1, in its page. */
  line: number
  /** An empty line, or more room than usual, stands before it. */
  gapBefore: boolean
  box?: Box
  /** Height of its letters, where that is known. */
  size?: number
}

/** How far what was read can be trusted: a photograph mistakes letters. */
export type SourceKind = 'text' | 'sheet' | 'pdf' | 'photo'

export const lineText = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('\t')
