import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TableColumn } from '#features/menu/table/columns.rules.ts'
import { FIRST, firstCell } from '#features/menu/table/moves.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { noteActive, useTable } from './table-control.ts'

/**
 * The focus stays in its cell when rows come, go or move; without one it is in the first dish, so that Tab leads there.
 */
export function useKeptCell(rows: readonly TableRow[], columns: readonly TableColumn[]): void {
  const table = useTable()
  const { store, grid } = table
  const place = useRef({ rowIdx: -1, idx: FIRST })
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = grid.current?.element?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [grid])
  useEffect(
    () =>
      store.subscribe(() => {
        const { active } = store.get()
        if (!active) return
        const rowIdx = rows.findIndex(({ id }) => id === active.rowId)
        const idx = columns.findIndex(({ key }) => key === active.key)
        if (rowIdx >= 0 && idx >= 0) place.current = { rowIdx, idx }
      }),
    [store, rows, columns],
  )
  useLayoutEffect(() => {
    const { active, editing } = store.get()
    if (editing) return
    const at = active && {
      rowIdx: rows.findIndex(({ id }) => id === active.rowId),
      idx: columns.findIndex(({ key }) => key === active.key),
    }
    const isLost = hadFocus.current && (document.activeElement === document.body || document.activeElement === null)
    if (at && at.rowIdx === place.current.rowIdx && at.idx === place.current.idx && !isLost) return
    const isThere = at && at.rowIdx >= 0 && at.idx >= 0
    const near = { rowIdx: Math.min(Math.max(place.current.rowIdx, 1), rows.length - 1), idx: place.current.idx }
    const to = isThere ? at : rows[near.rowIdx]?.kind === 'dish' && columns[near.idx] ? near : firstCell(rows)
    if (!to) return
    place.current = to
    noteActive(table, to)
    grid.current?.setActivePosition(to, {
      shouldFocus: isLost || (document.activeElement !== null && hadFocus.current),
    })
  }, [rows, columns, store, grid, table])
}
