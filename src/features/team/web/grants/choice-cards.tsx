import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'

type Choice = { value: string; name: string; hint: string; icon?: ReactNode }

type ChoiceCardsProps = {
  legend: string
  /** Known to screen readers only: what is seen says it. */
  isLegendHidden?: boolean
  choices: readonly Choice[]
  /** One that is none of them: nothing is chosen. */
  value: string
  disabled?: boolean | undefined
  onChange: (value: string) => void
}

/** One of a few, each with a sentence: a group of the browser's own radio buttons, shown where there is no icon. */
export function ChoiceCards({ legend, isLegendHidden, choices, value, disabled, onChange }: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={isLegendHidden ? 'vh' : styles.legend}>{legend}</legend>
      <div className={styles.cards} data-columns={choices.length === 3 ? 3 : 2}>
        {choices.map(({ value: each, name, hint, icon }) => (
          <label key={each} className={styles.card} data-icon={icon ? '' : undefined}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              aria-labelledby={`${id}-${each}-name`}
              aria-describedby={`${id}-${each}-hint`}
              onChange={() => onChange(each)}
            />
            {icon}
            <span className={styles.name} id={`${id}-${each}-name`}>
              {name}
            </span>
            <span className={styles.hint} id={`${id}-${each}-hint`}>
              {hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
