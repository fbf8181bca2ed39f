import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { FIRST } from '#features/menu/table/moves.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { TABLE_TOAST } from './block-saving.ts'
import { activeAt, goTo, type TableControl } from './table-control.ts'

/** A dish that is written: where it comes to, and its name while it is being stored. */
export type NewRowState = { categoryId: string; name: string; isSending: boolean }

/**
 * A new dish as a row at the end of its category: with a name it is created at once, and one goes on with its next cell
 * (BRINGING §5.15).
 */
export function useNewRow(table: TableControl) {
  const [newRow, setNewRow] = useState<NewRowState | null>(null)
  /** The dish to whose second cell one goes when it is there. */
  const wanted = useRef<string>(null)
  const { grid, shown } = table

  const open = (categoryId: string | undefined) => {
    if (categoryId) setNewRow({ categoryId, name: '', isSending: false })
  }
  const create = async (name: string) => {
    if (!newRow) return
    const { categoryId } = newRow
    setNewRow({ categoryId, name, isSending: true })
    const { defaultLocale } = table.menu.restaurant
    try {
      const [dish] = await table.blocks.add([{ new: true, categoryId, translations: { [defaultLocale]: { name } } }])
      wanted.current = dish?._id ?? null
      setNewRow(null)
    } catch (error) {
      setNewRow({ categoryId, name, isSending: false })
      toast.error(messageOf(error, texts.failed), { id: TABLE_TOAST })
    }
  }

  // Opened when its row is drawn, and again when it was refused.
  const isOpen = newRow !== null && !newRow.isSending
  useEffect(() => {
    if (!isOpen) return
    const rowIdx = shown.rows.findIndex(({ kind }) => kind === 'new')
    if (rowIdx >= 0) grid.current?.setActivePosition({ rowIdx, idx: FIRST }, { enableEditor: true })
  }, [isOpen, newRow, grid, shown])

  return {
    newRow,
    /** After the dish with the focus; where there is none, in the given category. */
    add: (fallback: string | undefined) => {
      const at = activeAt(table)
      const row = at && shown.rows[at.rowIdx]
      open(row?.kind === 'dish' ? row.dish.categoryId : fallback)
    },
    create: (name: string) => void create(name),
    drop: () => setNewRow(null),
    /** Call it when the rows have changed. */
    goOn: (rows: readonly TableRow[]) => {
      const rowIdx = rows.findIndex(({ id }) => id === wanted.current)
      if (rowIdx < 0) return
      wanted.current = null
      goTo(table, { rowIdx, idx: FIRST + 1 })
    },
    /** The first of dishes that have just been added. */
    showFirst: (ids: readonly string[]) => {
      wanted.current = ids[0] ?? null
    },
  }
}
export type NewRow = ReturnType<typeof useNewRow>
