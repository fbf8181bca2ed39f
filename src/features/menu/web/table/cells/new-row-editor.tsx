import { useEffect, useRef, useState } from 'react'
import { tableTexts as texts } from '../../../table/table.texts.ts'
import { useTable } from '../state/table-control.ts'
import type { NewRowState } from '../state/use-new-row.ts'
import styles from './cell-editor.module.css'

type NewRowEditorProps = {
  /** With a name that was refused. */
  state: NewRowState | null
  /** Creates the dish. */
  onName: (name: string) => void
  onDrop: () => void
}

/** The name of a dish that is written: with it the dish exists, without it the row goes away. */
export function NewRowEditor({ state, onName, onDrop }: NewRowEditorProps) {
  const { editor } = useTable()
  const [name, setName] = useState(state?.name ?? '')
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const end = (isNamed: boolean): boolean => {
    if (isDone.current) return true
    isDone.current = true
    if (isNamed && name.trim() !== '') onName(name.trim())
    else onDrop()
    return true
  }
  useEffect(() => {
    editor.current = { commit: () => end(true), cancel: () => void end(false) }
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
