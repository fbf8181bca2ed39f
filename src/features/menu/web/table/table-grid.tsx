import { type Key, type ReactNode, useLayoutEffect, useMemo } from 'react'
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  DataGrid,
  Row,
  type RowsChangeData,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import type { TableColumn } from '../../table/columns.rules.ts'
import type { TableRow } from '../../table/rows.rules.ts'
import { GROUP_PX, ROW_PX } from '../../table/table.limits.ts'
import { tableTexts as texts } from '../../table/table.texts.ts'
import { GroupRowView } from './cells/group-row.tsx'
import { TableCell } from './cells/table-cell.tsx'
import type { TableDeeds } from './state/deeds.ts'
import { useTable } from './state/table-control.ts'
import { useDragging } from './state/use-dragging.ts'
import { TYPED_IN } from './state/use-page-keys.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useKeptCell } from './state/use-kept-cell.ts'
import { useRoomBelow } from './state/use-room-below.ts'
import { GroupBar } from './panels/group-bar.tsx'
import styles from './table-grid.module.css'

type TableGridProps = {
  rows: readonly TableRow[]
  columns: readonly TableColumn[]
  gridColumns: readonly Column<TableRow>[]
  deeds: TableDeeds
  onKey: (args: CellKeyDownArgs<TableRow>, event: CellKeyboardEvent) => void
  children?: ReactNode
}

const rowHeight = (row: TableRow): number => (row.kind === 'group' ? GROUP_PX : ROW_PX)
const rowKey = (row: TableRow): string => row.id

/** The grid itself: rows only in sight, one stop in the tab order, clipboard and pointer (BRINGING §3, §6). */
export function TableGrid({ rows, columns, gridColumns, deeds, onKey, children }: TableGridProps) {
  const table = useTable()
  const { store, grid, editor } = table
  useLayoutEffect(() => table.show(rows, columns), [table, rows, columns])
  useKeptCell(rows, columns)
  const wrap = useRoomBelow()
  const dragging = useDragging()
  const widths = useColumnWidths(columns)
  const byKey = useMemo(() => new Map(columns.map(column => [column.key, column])), [columns])
  const renderers = useMemo(
    () => ({
      renderRow: (key: Key, props: Parameters<typeof Row<TableRow, unknown>>[0]) =>
        props.row.kind === 'group' ? (
          <GroupRowView
            key={key}
            group={props.row}
            columns={byKey.size}
            gridRowStart={props.gridRowStart}
            aria-rowindex={props['aria-rowindex']}
          />
        ) : (
          <Row key={key} {...props} />
        ),
      renderCell: (key: Key, props: Omit<Parameters<typeof TableCell>[0], 'of'>) => {
        const of = byKey.get(props.column.key)
        return of && <TableCell key={key} {...props} of={of} />
      },
    }),
    [byKey],
  )
  const isTyping = (target: EventTarget) => target instanceof HTMLElement && target.matches(TYPED_IN)
  return (
    <div
      ref={wrap}
      className={styles.wrap}
      data-menu-table=""
      onMouseDownCapture={event => {
        // Whatever is pressed in the grid, the cell that is open is left first.
        if (!(event.target as HTMLElement).closest('.rdg-editor-container')) editor.current?.commit()
        dragging.begin(event)
      }}
      onMouseMove={dragging.move}
      onDoubleClickCapture={event => {
        // The handle fills what it is drawn over, never all that follows.
        if (
          (event.target as HTMLElement).parentElement === grid.current?.element &&
          !(event.target as HTMLElement).role
        )
          event.stopPropagation()
      }}
      onCopy={event => {
        const copied = isTyping(event.target) ? undefined : deeds.copied()
        if (!copied) return
        event.clipboardData.setData('text/plain', copied.text)
        event.preventDefault()
      }}
      onCut={event => {
        const copied = isTyping(event.target) ? undefined : deeds.copied()
        if (!copied) return
        event.clipboardData.setData('text/plain', copied.text)
        event.preventDefault()
        deeds.empty()
      }}
      onPaste={event => {
        if (isTyping(event.target)) return
        event.preventDefault()
        deeds.paste(event.clipboardData.getData('text/plain'))
      }}
    >
      <DataGrid<TableRow, unknown, string>
        ref={table.attach}
        className={styles.grid}
        aria-label={texts.grid}
        columns={gridColumns}
        {...widths}
        rows={rows}
        rowKeyGetter={rowKey}
        rowHeight={rowHeight}
        headerRowHeight={ROW_PX}
        rowClass={row => (row.kind === 'dish' && !row.dish.available ? styles.off : undefined)}
        renderers={renderers}
        onCellKeyDown={onKey}
        onCellClick={({ row, column, rowIdx }, event) => {
          const of = byKey.get(column.key)
          const isSwitch = of?.kind === 'state' && (event.target as HTMLElement).closest('[data-switch] i') !== null
          if (row.kind !== 'dish' || store.get().range) return
          if (of?.kind === 'allergens' || isSwitch) deeds.toggle({ rowIdx, idx: column.idx })
        }}
        onActivePositionChange={({ row, column }) => {
          store.set({ active: row && column ? { rowId: row.id, key: column.key } : null })
        }}
        onRowsChange={(_: TableRow[], { indexes }: RowsChangeData<TableRow>) => deeds.fillRows(indexes)}
        // A new object is how the grid learns that the handle reaches a row.
        onFill={({ targetRow }) => ({ ...targetRow })}
      />
      <GroupBar rows={rows} />
      {children}
    </div>
  )
}
