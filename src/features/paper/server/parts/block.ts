import type { SheetItem } from '#platform/typeset/sheet.ts'

/** Something that is never split between two columns; millimeters. */
export type Block = { height: number; draw: (x: number, y: number) => SheetItem[] }

/** A picture for what is left of a column: a file that goes with the sheet, and the name of its dish. */
export type Photo = { file: string; alt: string }

/** A category at some k: its head (the second one says that it goes on), its dishes, and what lies between them. */
export type CategoryBlocks = {
  /** Over its first head, where a column has room. */
  photo?: Photo | undefined
  head: Block
  headAgain: Block
  dishes: readonly Block[]
  betweenDishes: number
}

/** A column of a page; millimeters. */
export type Frame = { page: number; x: number; y: number; width: number; height: number }

/** A block where it stands. */
export type Placed = { block: Block; page: number; x: number; y: number }
