import { useId } from 'react'
import styles from './grants.module.css'

export type Choice = { value: string; name: string; hint: string }

type ChoiceCardsProps = {
  legend: string
  choices: readonly Choice[]
  /** One that is none of them: nothing is chosen. */
  value: string
  disabled?: boolean | undefined
  onChange: (value: string) => void
}

/** One of a few, each with a sentence: a group of the browser's own radio buttons. */
export function ChoiceCards({ legend, choices, value, disabled, onChange }: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}-${choice.value}-name`}
              aria-describedby={`${id}-${choice.value}-hint`}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.cardName} id={`${id}-${choice.value}-name`}>
              {choice.name}
            </span>
            <span className={styles.cardHint} id={`${id}-${choice.value}-hint`}>
              {choice.hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
