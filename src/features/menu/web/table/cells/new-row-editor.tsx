import { useEffect, useRef, useState } from 'react'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { useTable } from '../state/table-control.ts'
import { useNewRowState } from '../state/new-row-context.ts'
import styles from './cell-editor.module.css'

/** The name of a dish that is written: with it the dish exists, without it the row goes away. */
export function NewRowEditor() {
  const { hold } = useTable()
  const { newRow, create, drop } = useNewRowState()
  const [name, setName] = useState(newRow?.name ?? '')
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const end = (isNamed: boolean): boolean => {
    if (isDone.current) return true
    isDone.current = true
    if (isNamed && name.trim() !== '') create(name.trim())
    else drop()
    return true
  }
  useEffect(() => {
    hold({ commit: () => end(true), cancel: () => void end(false) })
    return () => hold(null)
  })
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={texts.newRow}
      autoComplete="off"
      value={name}
      onChange={event => setName(event.target.value)}
      onBlur={() => document.hasFocus() && end(true)}
    />
  )
}

/** The name while it is being stored. */
export const NewRowName = () => useNewRowState().newRow?.name
