import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RenderEditCellProps } from 'react-data-grid'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { rowTexts } from '#features/menu/menu-page.texts.ts'
import { readCell, textOf } from '#features/menu/table/cell-text.rules.ts'
import { isSameValue, valueOf } from '#features/menu/table/cell-values.rules.ts'
import type { FieldColumn } from '#features/menu/table/columns.rules.ts'
import type { DishRow, TableRow } from '#features/menu/table/rows.rules.ts'
import { headOf } from '#features/menu/table/table.texts.ts'
import { storedOf } from '../state/table-context.ts'
import { useTable } from '../state/table-control.ts'
import { cellKey } from '../state/table-store.ts'
import styles from './cell-editor.module.css'

type CellEditorProps = Pick<RenderEditCellProps<TableRow>, 'onClose'> & { row: DishRow; column: FieldColumn }

/** What an open cell does when it is left: it reads what was typed, and saves it or keeps it with its sentence. */
function useCellTyping({ row, column, onClose }: CellEditorProps) {
  const table = useTable()
  const { store, cells, menu, opening, hold } = table
  const { dish } = row
  const [from] = useState(() => valueOf(dish, column))
  const [seen] = useState(() => storedOf(menu, dish._id))
  const [before] = useState(() => {
    const mark = store.get().marks.get(cellKey(dish._id, column.key))
    return mark?.kind === 'refused'
      ? mark.text
      : mark?.kind === 'conflict'
        ? mark.text
        : textOf(column, from, menu.words())
  })
  const [typed, setTyped] = useState(opening.text ?? before)
  const latest = useRef(typed)
  const isDone = useRef(false)
  const isTyped = typed !== before
  useUnsaved(isTyped)
  useEffect(() => {
    if (!isTyped) return
    store.set({ isTyped })
    return () => store.set({ isTyped: false })
  }, [store, isTyped])

  const commit = (text = latest.current): boolean => {
    if (isDone.current) return true
    isDone.current = true
    const mark = store.get().marks.get(cellKey(dish._id, column.key))
    // A question that is open is answered by its buttons, or by something else that is typed.
    if (text === before && mark?.kind === 'conflict') return true
    const read = readCell(column, text, { dishId: dish._id, before: from, words: menu.words() })
    if ('problem' in read) {
      cells.refuse({ dishId: dish._id, column, from, to: from, text: text.trim() }, read.problem)
      return false
    }
    if (isSameValue(from, read.value)) store.mark(dish._id, column, null)
    else void cells.save({ dishId: dish._id, column, from, to: read.value, text: text.trim(), seen })
    return true
  }
  useLayoutEffect(() => {
    hold({
      commit: () => commit(),
      cancel: () => {
        isDone.current = true
      },
    })
  })
  useEffect(() => {
    store.set({ editing: { rowId: dish._id, key: column.key } })
    return () => {
      hold(null)
      store.set({ editing: null })
    }
  }, [store, hold, dish._id, column.key])

  const type = (text: string) => {
    latest.current = text
    setTyped(text)
  }
  return {
    typed,
    type,
    /** Elsewhere in the page; not when the window itself is left. */
    leave: () => {
      if (!document.hasFocus() || isDone.current) return
      commit()
      onClose(false, false)
    },
    label: `${headOf(column, menu.restaurant.defaultLocale)} · ${dashboardName(dish.translations, menu.restaurant.defaultLocale)}`,
    isSelected: opening.isSelected,
  }
}

/** An open cell of text or prices. */
export function TextEditor(props: CellEditorProps) {
  const { typed, type, leave, label, isSelected } = useCellTyping(props)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    if (isSelected) input.current?.select()
    else input.current?.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [isSelected])
  const { column } = props
  return (
    <input
      ref={input}
      className={styles.input}
      data-kind={column.kind}
      aria-label={label}
      autoComplete="off"
      inputMode={column.kind === 'price' ? 'decimal' : undefined}
      lang={column.kind === 'text' ? column.locale : undefined}
      value={typed}
      onChange={event => type(event.target.value)}
      onBlur={leave}
    />
  )
}

/** An open cell with a choice: category, state. */
export function ChoiceEditor(props: CellEditorProps) {
  const { menu } = useTable()
  const { typed, type, leave, label } = useCellTyping(props)
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => select.current?.focus({ preventScroll: true }), [])
  const choices =
    props.column.kind === 'state'
      ? [rowTexts.available, rowTexts.soldOut]
      : menu.words().categories.map(({ name }) => name)
  return (
    <select
      ref={select}
      className={styles.input}
      aria-label={label}
      value={choices.includes(typed) ? typed : ''}
      onChange={event => type(event.target.value)}
      onBlur={leave}
    >
      {!choices.includes(typed) && <option value="">{typed}</option>}
      {choices.map(choice => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}
