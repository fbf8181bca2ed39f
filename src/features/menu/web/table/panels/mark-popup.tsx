import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { whoseTexts } from '#ui/offline/offline.texts.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { valueOf } from '#features/menu/table/cell-values.rules.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import { isField, type TableColumn } from '#features/menu/table/columns.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import { headOf, tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { activeAt, goTo, type TableControl, useTable } from '../state/table-control.ts'
import { type CellMark, cellKey, dishOfKey, MARK_ID, useTableStore } from '../state/table-store.ts'
import { CellPopup } from './cell-popup.tsx'
import styles from './cell-popup.module.css'

type Shown = { rows: readonly TableRow[]; columns: readonly TableColumn[] }
const WIDTH_PX = 320

/** What is wrong with the cell that has the focus; a question of two shows wherever the focus is (BRINGING §5.14). */
export function MarkPopup({ rows, columns }: Shown) {
  const table = useTable()
  const { store } = table
  const active = useTableStore(store, one => one.active)
  const marks = useTableStore(store, one => one.marks)
  const isBusy = useTableStore(store, one => one.editing !== null || one.declaring !== null)
  if (isBusy) return null
  const own = active && marks.get(cellKey(active.rowId, active.key))
  const asked = [...marks].findLast(([, { kind }]) => kind === 'conflict')?.[0]
  const key = own && own.kind !== 'theirs' ? cellKey(active.rowId, active.key) : asked
  const mark = key === undefined ? undefined : marks.get(key)
  const rowId = key === undefined ? '' : dishOfKey(key)
  const row = rows.find(({ id }) => id === rowId)
  const column = columns.find(one => key === cellKey(rowId, one.key))
  if (!mark || row?.kind !== 'dish' || !column || !isField(column)) return null
  const back = () => {
    const rowIdx = table.shown.rows.indexOf(row)
    goTo(table, activeAt(table) ?? { rowIdx, idx: columns.indexOf(column) })
  }
  if (mark.kind === 'refused') return <Refused key={key} row={row} column={column} mark={mark} onBack={back} />
  return mark.kind === 'conflict' ? <Conflict key={key} row={row} column={column} mark={mark} onBack={back} /> : null
}

type PartProps<Kind> = {
  row: Extract<TableRow, { kind: 'dish' }>
  column: Extract<TableColumn, { kind: 'text' | 'price' | 'state' | 'category' }>
  mark: Extract<CellMark, { kind: Kind }>
  onBack: () => void
}

/** What diners read of a cell: a price with the sign of its currency. */
function storedText({ menu }: TableControl, { row, column }: Pick<PartProps<'refused'>, 'row' | 'column'>): string {
  const value = valueOf(row.dish, column)
  const text = textOf(column, value, menu.words())
  return column.kind === 'price' && text ? listedPrices(value as readonly PriceLine[], menu.restaurant.currency) : text
}

/** Escape leads from the answers back to the grid. */
const Buttons = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <div
    role="presentation"
    className={styles.buttons}
    onKeyDown={event => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onBack()
    }}
  >
    {children}
  </div>
)

function Refused({ row, column, mark, onBack }: PartProps<'refused'>) {
  const table = useTable()
  const stored = storedText(table, { row, column })
  return (
    <CellPopup rowId={row.id} columnKey={column.key} width={WIDTH_PX} role="alert" id={MARK_ID} tone="error">
      <b className={styles.title}>
        <WarningCircleIcon size={18} weight="fill" aria-hidden="true" />
        {mark.sentence}
      </b>
      <p className={styles.text}>{stored ? texts.stillSee(stored) : texts.stillSeeNothing}</p>
      <Buttons onBack={onBack}>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            table.store.mark(row.id, column, null)
            onBack()
          }}
        >
          {texts.backTo(stored)}
        </Button>
      </Buttons>
    </CellPopup>
  )
}

function Conflict({ row, column, mark, onBack }: PartProps<'conflict'>) {
  const { menu } = useTable()
  const answer = (isMine: boolean) => () => {
    mark.answer(isMine)
    onBack()
  }
  const head = headOf(column, menu.restaurant.defaultLocale)
  return (
    <CellPopup
      rowId={row.id}
      columnKey={column.key}
      width={WIDTH_PX}
      role="alertdialog"
      label={texts.conflict}
      id={MARK_ID}
      tone="error"
    >
      <b className={styles.title}>
        <WarningIcon size={18} weight="fill" aria-hidden="true" />
        {whoseTexts.meanwhile}
      </b>
      <p className={styles.text}>
        {texts.changed(head, mark.theirs || texts.nothingThere, mark.mine || texts.nothingThere)}
      </p>
      <Buttons onBack={onBack}>
        <Button variant="secondary" size="sm" onClick={answer(true)}>
          {whoseTexts.keepMineBar}
        </Button>
        <Button size="sm" data-safe="" onClick={answer(false)}>
          {whoseTexts.keepTheirsBar}
        </Button>
      </Buttons>
    </CellPopup>
  )
}
