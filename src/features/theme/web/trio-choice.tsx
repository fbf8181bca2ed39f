import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { trioTexts as texts } from '../theme.texts.ts'
import { type Trio, TRIO_NAMES, TRIOS } from '../trios.ts'
import styles from './trio-choice.module.css'

type TrioChoiceProps = {
  /** Null: the colors are none of the six. */
  value: Trio | null
  disabled?: boolean
  onChange: (trio: Trio) => void
}

/** The six trios of colors, each by its name, one of which can be chosen (DAILY-WORK §3.10). */
export function TrioChoice({ value, disabled, onChange }: TrioChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="vh">{texts.label}</legend>
      <div className={styles.trios}>
        {TRIO_NAMES.map(one => (
          <label key={one} className={styles.trio}>
            <input
              className="vh"
              type="radio"
              name="trio"
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <Swatches trio={one} />
            <b>{texts.names[one]}</b>
            <span className={styles.mark} aria-hidden="true">
              <CheckIcon size={13} weight="bold" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Swatches({ trio }: { trio: Trio }) {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {Object.values(TRIOS[trio]).map(color => (
        <i key={color} style={{ background: color }} />
      ))}
    </span>
  )
}
