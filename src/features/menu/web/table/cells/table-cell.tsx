import { Cell, type CellRendererProps } from 'react-data-grid'
import { outbox } from '#ui/offline/outbox.ts'
import { useSyncExternalStore } from 'react'
import { isInBody } from '#features/menu/table/cell-values.rules.ts'
import { isField, type TableColumn } from '#features/menu/table/columns.rules.ts'
import { isInside, rectangleOf } from '#features/menu/table/moves.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { useTable } from '../state/table-control.ts'
import { cellKey, MARK_ID, useTableStore } from '../state/table-store.ts'
import styles from './table-cell.module.css'

type TableCellProps = CellRendererProps<TableRow, unknown> & { of: TableColumn }

/** Whether the change of a cell waits for the connection. */
function useWaits(dishId: string, of: TableColumn): boolean {
  const { store } = useTable()
  const waitsAlone = useSyncExternalStore(outbox.subscribe, () => {
    const { marks, bodies } = outbox.view()
    const body = marks.get(dishId) === 'waiting' && isField(of) ? bodies.get(dishId) : undefined
    return body !== undefined && isField(of) && isInBody(body, of)
  })
  const waitsInBlock = useTableStore(store, ({ pending, pendingState }) => {
    const body = pendingState === 'waiting' ? pending.get(dishId) : undefined
    return body !== undefined && isField(of) && isInBody(body, of)
  })
  return waitsAlone || waitsInBlock
}

/** A cell of the grid with what it says beside its value: selected, refused, changed by somebody else, waiting. */
export function TableCell({ of, ...props }: TableCellProps) {
  const { store } = useTable()
  const { row, rowIdx, column, isCellActive } = props
  const isSelected = useTableStore(
    store,
    ({ range }) => range !== null && isInside(rectangleOf(range), { rowIdx, idx: column.idx }),
  )
  const mark = useTableStore(store, ({ marks }) => marks.get(cellKey(row.id, of.key)))
  const waits = useWaits(row.id, of)
  const isWrong = mark?.kind === 'refused' || mark?.kind === 'conflict'
  const isReadOnly = of.kind === 'closed' || of.kind === 'row' || undefined
  return (
    <Cell
      {...props}
      className={styles.cell}
      role={of.kind === 'text' && of.key.startsWith('name:') && column.idx === 1 ? 'rowheader' : 'gridcell'}
      aria-selected={isCellActive || isSelected}
      aria-readonly={isReadOnly ?? (props.column.editable === false && of.kind !== 'allergens' ? true : undefined)}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong && isCellActive ? MARK_ID : undefined}
      data-kind={of.kind}
      data-range={isSelected ? '' : undefined}
      data-mark={mark?.kind}
      data-waits={waits ? '' : undefined}
      data-who={mark?.kind === 'theirs' ? texts.whoNow(mark.by) : undefined}
      title={waits ? texts.waitsHere : undefined}
    />
  )
}
