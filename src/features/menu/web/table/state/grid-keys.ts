import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid'
import { toast } from '#ui/toast/toast.ts'
import { whoChanges } from '#features/restaurants/rights.rules.ts'
import { isField, RIGHT_OF } from '#features/menu/table/columns.rules.ts'
import { type At, FIRST, moveBy } from '#features/menu/table/moves.rules.ts'
import { type TableRow } from '#features/menu/table/rows.rules.ts'
import { ROW_PX } from '#features/menu/table/table.limits.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { TABLE_TOAST } from './block-saving.ts'
import { activeAt, goTo, openCell, type TableControl } from './table-control.ts'
import { activeMark, MARK_ID } from './table-store.ts'

type Deeds = {
  fill: () => void
  empty: () => void
  /** Sets the state of the selected dishes, or opens the allergens of the one with the focus. */
  toggle: (at: At) => void
  addRow: () => void
  help: () => void
  search: () => void
  leave: () => void
  hasLetters: boolean
}
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Tab', 'Home', 'End', 'PageUp', 'PageDown'])

/** The keys of the grid (BRINGING §6). The grid's own ones rest, but for what it draws. */
export function gridKeys(table: TableControl, deeds: Deeds) {
  return (args: CellKeyDownArgs<TableRow>, event: CellKeyboardEvent): void => {
    if (args.mode === 'EDIT') return inCell(table, args, event, deeds)
    event.preventGridDefault()
    // What stands in a cell of the heads has keys of its own.
    const isInHead = args.rowIdx < 0 || (event.target as Element).closest('[role="columnheader"]') !== null
    if (isInHead && !MOVES.has(event.key)) return
    const at = { rowIdx: args.rowIdx, idx: table.shown.columns.findIndex(({ key }) => key === args.column?.key) }
    if (MOVES.has(event.key)) move(table, at, event)
    else if (event.ctrlKey || event.metaKey) withCtrl(table, at, event, deeds)
    else if (!event.altKey) plain(table, at, event, deeds)
  }
}

/** While one writes: Enter goes down, Tab on, both save; what is refused keeps the focus. */
function inCell(
  table: TableControl,
  args: Extract<CellKeyDownArgs<TableRow>, { mode: 'EDIT' }>,
  event: CellKeyboardEvent,
  { addRow }: Deeds,
): void {
  event.preventGridDefault()
  const { key, shiftKey } = event
  if (event.nativeEvent.isComposing) return
  if (key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    table.editor.current?.cancel()
    args.onClose(false, true)
  }
  if (key !== 'Enter' && key !== 'Tab') return
  event.preventDefault()
  const isNew = args.row.kind === 'new'
  const isSaved = table.editor.current?.commit() ?? true
  args.onClose(false, true)
  if (!isSaved || isNew) return
  if (event.ctrlKey || event.metaKey) return addRow()
  const at = activeAt(table)
  const step = key === 'Tab' ? (shiftKey ? 'ArrowLeft' : 'ArrowRight') : shiftKey ? 'ArrowUp' : 'ArrowDown'
  if (at) move(table, at, { key: step, shiftKey: false, ctrlKey: false, metaKey: false, preventDefault: () => {} })
}

type Pressed = Pick<CellKeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>

function move(table: TableControl, at: At, event: Pressed): void {
  const { shown, store, grid } = table
  const { key, shiftKey } = event
  const isWider = shiftKey && key !== 'Tab' && at.rowIdx >= 0
  const { range } = store.get()
  const from = (isWider && range?.to) || at
  const page = Math.max(1, Math.floor((grid.current?.element?.clientHeight ?? 0) / ROW_PX) - 2)
  const isCtrl = event.ctrlKey || event.metaKey
  const to = moveBy(shown.rows, from, { key, isCtrl, isShift: shiftKey, columns: shown.columns.length, page })
  // Out of the grid: the browser goes on to what comes next.
  if (!to) return
  event.preventDefault()
  if (!isWider) return goTo(table, to)
  store.set({ range: { from: at, to } })
  grid.current?.scrollToCell(to)
}

function withCtrl(table: TableControl, at: At, event: CellKeyboardEvent, { fill, addRow }: Deeds): void {
  const { shown, store, undoing } = table
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) undoing.undo()
  else if (key === 'y' || key === 'z') undoing.redo()
  else if (key === 'd') fill()
  else if (key === 'enter') addRow()
  else if (key === 'a') {
    const last = { rowIdx: shown.rows.length - 1, idx: shown.columns.length - 1 }
    store.set({ range: { from: { rowIdx: 0, idx: FIRST }, to: last } })
  } else return
  event.preventDefault()
}

function plain(table: TableControl, at: At, event: CellKeyboardEvent, deeds: Deeds): void {
  const { key } = event
  const column = table.shown.columns[at.idx]
  const { store } = table
  if (key === 'Escape') return escape(table, deeds)
  if ((key === '?' || key === '/') && deeds.hasLetters) {
    event.preventDefault()
    return key === '?' ? deeds.help() : deeds.search()
  }
  if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    return deeds.empty()
  }
  if (key === 'Enter' && activeMark(store.get())?.kind === 'conflict') {
    // Something else may be typed, or the question answered.
    event.preventDefault()
    return document.querySelector<HTMLElement>(`#${MARK_ID} [data-safe]`)?.focus()
  }
  const isSign = key.length === 1
  if (!column || (!isSign && key !== 'Enter' && key !== 'F2')) return
  if (column.kind === 'allergens' || (column.kind === 'state' && key === ' ')) {
    if (key !== ' ' && key !== 'Enter' && key !== 'F2') return
    event.preventDefault()
    return deeds.toggle(at)
  }
  if (key === ' ') return event.preventDefault()
  if (!isField(column)) return
  if (!table.shown.canChange(column)) return tellWho(table, at)
  if (!isSign) event.preventDefault()
  // The browser puts the sign into the cell that has just opened, so that accents in two keys work, too.
  store.set({ range: null })
  openCell(table, at, isSign ? { text: '' } : { isSelected: key === 'Enter' })
}

/** Who may change what this person may not. */
export function tellWho({ menu, shown }: TableControl, at: At): void {
  const column = shown.columns[at.idx]
  if (!column || column.kind === 'row' || column.kind === 'closed' || menu.restaurant.readOnly !== null) return
  toast.info(texts.notYours, { id: TABLE_TOAST, detail: whoChanges(menu.restaurant, RIGHT_OF[column.kind]) })
}

/** Within so long a second Escape leaves the grid. */
const SECOND_ESCAPE_MS = 1500
let lastEscape = 0

/** First the selection, then a refused text, then the grid itself: twice leads out from anywhere. */
function escape({ store }: TableControl, { leave }: Deeds): void {
  const { range, active } = store.get()
  if (range) return store.set({ range: null })
  if (active && activeMark(store.get())?.kind === 'refused') return store.mark(active.rowId, active, null)
  // Once may be a slip.
  const isSecond = performance.now() - lastEscape < SECOND_ESCAPE_MS
  lastEscape = isSecond ? 0 : performance.now()
  if (isSecond) leave()
}
