import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { includesInWords } from '../../daily/day-words.ts'
import type { Includes } from '../../set-menu.shapes.ts'
import styles from './includes-field.module.css'

const INCLUDED: readonly { key: keyof Includes; label: string }[] = [
  { key: 'bread', label: texts.bread },
  { key: 'drink', label: texts.drink },
  { key: 'dessert', label: texts.dessert },
]

/** What the price includes; what is off is said to diners (TABLE §5 9). */
export function IncludesField({ includes, onChange }: { includes: Includes; onChange: (includes: Includes) => void }) {
  return (
    <section className={styles.includes}>
      <h2>{texts.includes}</h2>
      <div className={styles.pills}>
        {INCLUDED.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={styles.pill}
            aria-pressed={includes[key]}
            onClick={() => onChange({ ...includes, [key]: !includes[key] })}
          >
            {includes[key] && <CheckIcon size={16} weight="bold" />}
            {label}
          </button>
        ))}
      </div>
      <p className={styles.hint}>{texts.onCarta(includesInWords(includes))}</p>
    </section>
  )
}
