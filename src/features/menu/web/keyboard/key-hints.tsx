import { keyTexts as texts } from '../../menu-page.texts.ts'
import { useLetterKeys } from './letter-keys.ts'
import { Keys } from './keys.tsx'
import styles from './key-hints.module.css'

/** One line with the most useful keys, at the lower edge of laptops; it opens the list of all. */
export function KeyHints({ onAll }: { onAll: () => void }) {
  const hasLetters = useLetterKeys()
  return (
    <div className={styles.hints}>
      {texts.hints
        .filter(({ isLetter }) => hasLetters || !isLetter)
        .map(({ keys, does }) => (
          <span key={does} className={styles.hint} aria-hidden="true">
            <Keys keys={keys} /> {does}
          </span>
        ))}
      <button type="button" className={styles.all} onClick={onAll}>
        {hasLetters && <Keys keys={['?']} />} {texts.all}
      </button>
    </div>
  )
}
