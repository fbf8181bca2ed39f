import type { ReactNode } from 'react'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './paste-sheet.module.css'

type PasteSheetProps = {
  text: string
  onChange: (text: string) => void
  foot: ReactNode
  /** It was opened to be pasted into. */
  takesFocus: boolean
}

/** 'Pega aquí tu carta': a ruled sheet; pasted text waits for 'Leer mi carta'. */
export function PasteSheet({ text, onChange, foot, takesFocus }: PasteSheetProps) {
  return (
    <section className={styles.sheet}>
      <h2 id="paste-title">{texts.paste}</h2>
      <p id="paste-hint">{texts.pasteHint}</p>
      <textarea
        id="paste"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone.
        autoFocus={takesFocus}
        className={styles.text}
        aria-labelledby="paste-title"
        aria-describedby="paste-hint"
        spellCheck={false}
        placeholder={texts.example}
        value={text}
        onChange={event => onChange(event.target.value)}
      />
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
