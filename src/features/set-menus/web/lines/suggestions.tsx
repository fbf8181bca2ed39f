import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useKeyboard } from '#features/prices/web/index.ts'
import type { Known } from '../../form/day-form.ts'
import styles from './suggestions.module.css'

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  suggestions: readonly Known[]
  onChoose: (known: Known) => void
}

/** Two dishes that begin as what is typed: over the keyboard of a phone, else under the line (TABLE §5 8). */
export function Suggestions({ input, suggestions, onChoose }: SuggestionsProps) {
  const bottom = useKeyboard(true, input)
  const chips = suggestions.map(known => (
    <button
      key={known.text}
      type="button"
      className={styles.chip}
      tabIndex={-1}
      // The focus, and with it the keyboard, stays in the line.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(known)}
    >
      {known.text}
    </button>
  ))
  if (bottom === null) return <div className={styles.under}>{chips}</div>
  return createPortal(
    <div className={styles.bar} style={{ bottom }}>
      {chips}
    </div>,
    document.body,
  )
}
