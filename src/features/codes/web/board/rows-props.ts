import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { House } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import type { Allowed } from '../sheets/code-sheet.tsx'

/** What every part of the board may do with its codes. */
export type RowsProps = {
  codes: readonly TableCode[]
  house: House
  restaurant: Restaurant
  allowed: Allowed
  /** Null: nothing is being marked. */
  marked: ReadonlySet<string> | null
  onOpen: (code: TableCode) => void
  onMark: (id: string) => void
  onMarkAll: (codes: readonly TableCode[]) => void
  onPrint: (codes: readonly TableCode[]) => void
  onRetire: (codes: readonly TableCode[]) => void
}
