import { type MouseEvent, useEffect, useRef } from 'react'
import { type At, FIRST, isOneCell } from '#features/menu/table/moves.rules.ts'
import { activeAt, useTable } from './table-control.ts'

/** Rows of the heads stand before the first one, and both are counted from 1. */
const HEADS = 2

function cellAt(target: EventTarget): At | undefined {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row || cell.hasAttribute('aria-colspan')) return undefined
  const at = { rowIdx: Number(row.ariaRowIndex) - HEADS, idx: Number(cell.ariaColIndex) - 1 }
  return at.rowIdx < 0 || at.idx < FIRST ? undefined : at
}

/** Selects cells with the pointer: drawn over, or from the cell with the focus to the one pressed with Shift. */
export function useDragging() {
  const table = useTable()
  const from = useRef<At>(null)
  useEffect(() => {
    const end = () => {
      from.current = null
    }
    window.addEventListener('mouseup', end)
    return () => window.removeEventListener('mouseup', end)
  }, [])
  return {
    begin: (event: MouseEvent) => {
      if (event.button !== 0) return
      const at = cellAt(event.target)
      const isInEditor = event.target instanceof Element && event.target.closest('.rdg-editor-container') !== null
      if (!at || isInEditor) return
      const active = activeAt(table)
      if (event.shiftKey && active) {
        // The focus stays where the selection began.
        event.preventDefault()
        event.stopPropagation()
        return table.store.set({ range: { from: active, to: at } })
      }
      from.current = at
      table.store.set({ range: null })
    },
    move: (event: MouseEvent) => {
      const at = from.current && event.buttons === 1 ? cellAt(event.target) : undefined
      if (!at || !from.current) return
      const range = { from: from.current, to: at }
      const before = table.store.get().range
      if (isOneCell(range) ? before === null : before?.to.rowIdx === at.rowIdx && before.to.idx === at.idx) return
      table.store.set({ range: isOneCell(range) ? null : range })
      table.grid.current?.scrollToCell(at)
    },
  }
}
