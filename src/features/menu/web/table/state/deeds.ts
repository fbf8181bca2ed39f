import { toast } from '#ui/toast/toast.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { saidList } from '#features/menu/allergen-list.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { formatBlock, parseBlock } from '#features/menu/table/block.rules.ts'
import type { CellChange } from '#features/menu/table/cell-values.rules.ts'
import { textOf } from '#features/menu/table/cell-text.rules.ts'
import { type TableColumn, textColumn } from '#features/menu/table/columns.rules.ts'
import type { At } from '#features/menu/table/moves.rules.ts'
import { newDishesOf } from '#features/menu/table/new-dishes.rules.ts'
import {
  columnsIn,
  copyBlock,
  dishesIn,
  emptyCells,
  fillDown,
  NOTHING_PLACED,
  pasteBlock,
  type Placed,
} from '#features/menu/table/paste.rules.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { TABLE_TOAST } from './block-saving.ts'
import { tellWho } from './grid-keys.ts'
import { activeAt, goTo, selectedCells, type TableControl } from './table-control.ts'

/** Rows of a pasted block that stand after the last dish: offered as new ones. */
export type Beyond = { rows: string[][]; columns: readonly TableColumn[]; categoryId: string }

const STATE = { key: 'state', kind: 'state' } as const

/** What can be done with the selected cells (BRINGING §5.15). */
export function tableDeeds(table: TableControl, onBeyond: (beyond: Beyond) => void) {
  const { blocks, cells, store, undoing, menu } = table
  const shownTable = () => ({ ...table.shown, words: menu.words() })
  const isNothing = ({ changes, problems }: Placed) => changes.length + problems.length === 0

  const apply = async (placed: Placed, told: (count: number) => string): Promise<void> => {
    const note = placed.allergens > 0 ? texts.noAllergens : placed.locked > 0 ? texts.notYours : undefined
    if (isNothing(placed)) return void toast.info(note ?? texts.nothingPasted, { id: TABLE_TOAST })
    await blocks.apply(placed, { told, note, takeBack: undoing.takeBack })
  }
  const saveOne = (change: CellChange) =>
    cells.save({ ...change, text: textOf(change.column, change.to, menu.words()) })

  const fill = () => {
    const selected = selectedCells(table)
    if (!selected) return
    // One cell takes over what stands above it.
    const isOne = dishesIn(table.shown.rows, selected).length < 2
    const top = isOne ? dishAbove(table, selected.top) : selected.top
    if (top === undefined) return
    const placed = fillDown(shownTable(), { ...selected, top })
    const first = table.shown.rows.findIndex((row, at) => at > top && row.kind === 'dish')
    void apply(placed, texts.filled).then(() => isOne || goTo(table, { rowIdx: first, idx: selected.left }))
  }
  /** Gives the value of the cell with the focus to the rows that the handle was drawn over. */
  const fillRows = (indexes: readonly number[]) => {
    const at = activeAt(table)
    const source = at && table.shown.rows[at.rowIdx]
    if (!at || !source) return
    const rows = [source, ...indexes.flatMap(index => table.shown.rows[index] ?? [])]
    const placed = fillDown({ ...table.shown, rows }, { top: 0, bottom: rows.length - 1, left: at.idx, right: at.idx })
    const [top, bottom] = [Math.min(at.rowIdx, ...indexes), Math.max(at.rowIdx, ...indexes)]
    store.set({ range: { from: { ...at, rowIdx: top }, to: { ...at, rowIdx: bottom } } })
    void apply(placed, texts.filled).then(() => goTo(table, { ...at, rowIdx: Math.min(...indexes) }))
  }
  const empty = () => {
    const selected = selectedCells(table)
    if (!selected) return
    const placed = emptyCells(shownTable(), selected)
    const [change, ...others] = placed.changes
    if (change && others.length + placed.problems.length === 0) return void saveOne(change)
    if (placed.locked > 0 && isNothing(placed)) return tellWho(table, { rowIdx: selected.top, idx: selected.left })
    if (!isNothing(placed)) void apply(placed, texts.emptied)
  }
  const setStates = (dishes: readonly Dish[]) => {
    const to = !(dishes[0]?.available ?? false)
    const changes = dishes.flatMap(({ _id: dishId, available }): CellChange[] =>
      available === to ? [] : [{ dishId, column: STATE, from: available, to }],
    )
    const [first, ...others] = changes
    if (first && others.length === 0) void saveOne(first)
    else if (first) void apply({ ...NOTHING_PLACED, changes }, texts.filled)
  }
  const toggle = (at: At) => {
    const column = table.shown.columns[at.idx]
    const row = table.shown.rows[at.rowIdx]
    if (!column || row?.kind !== 'dish') return
    if (!table.shown.canChange(column)) return tellWho(table, at)
    if (column.kind === 'allergens') return store.set({ declaring: row.id })
    const selected = selectedCells(table)
    const dishes =
      selected && columnsIn(table.shown.columns, selected).length === 1 ? dishesIn(table.shown.rows, selected) : []
    setStates(dishes.length > 0 ? dishes : [row.dish])
  }
  const copied = (): { text: string; what: string } | undefined => {
    const selected = selectedCells(table)
    if (!selected) return undefined
    const block = copyBlock(shownTable(), selected, saidList)
    const what = texts.counted(
      columnsIn(table.shown.columns, selected),
      block.reduce((sum, row) => sum + row.length, 0),
    )
    return { text: formatBlock(block), what }
  }
  const paste = (text: string) => {
    const selected = selectedCells(table)
    if (!selected || text === '') return
    const pasted = pasteBlock(shownTable(), selected, parseBlock(text))
    const { beyond, columns, bottom, ...placed } = pasted
    const [change, ...others] = placed.changes
    const isOne = others.length + placed.problems.length + beyond.length === 0
    if (change && isOne) void saveOne(change)
    else if (!isNothing(placed) || beyond.length === 0) void apply(placed, texts.pasted)
    const right = table.shown.columns.indexOf(columns.at(-1) as TableColumn)
    if (!isOne && bottom >= selected.top)
      store.set({
        range: {
          from: { rowIdx: selected.top, idx: selected.left },
          to: { rowIdx: bottom, idx: right },
          isPasted: true,
        },
      })
    const last = table.shown.rows.findLast(row => row.kind === 'dish')
    const isFilled = beyond.some(row => row.some(cell => cell.trim() !== ''))
    if (isFilled && hasRight(menu.restaurant, 'texts') && last?.kind === 'dish')
      onBeyond({ rows: beyond, columns, categoryId: last.dish.categoryId })
  }
  return { fill, fillRows, empty, toggle, setStates, copied, paste }
}
export type TableDeeds = ReturnType<typeof tableDeeds>

function dishAbove({ shown }: TableControl, from: number): number | undefined {
  const above = shown.rows.findLastIndex((row, at) => at < from && row.kind === 'dish')
  return above < 0 ? undefined : above
}

/** What the rows after the last dish are as new dishes. */
export function dishesBeyond({ menu }: TableControl, { rows, columns, categoryId }: Beyond) {
  const mainName = textColumn('name', menu.restaurant.defaultLocale).key
  return newDishesOf({ rows, columns, categoryId, mainName, words: menu.words() })
}
