import { useId } from 'react'
import { DIET_NAMES, DIETS, normalizeDiets } from '#features/allergens/diets.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import fineStyles from './fine-tuning.module.css'
import styles from './safe-fields.module.css'

type DietChipsProps = { diets: readonly string[]; onChange: (diets: string[]) => void }

/** What a dish is declared to be; vegan ticks vegetarian, and without vegetarian it is not vegan either. */
export function DietChips({ diets, onChange }: DietChipsProps) {
  const labelId = useId()
  const toggle = (diet: string) => {
    const others = diets.filter(one => one !== diet && !(diet === 'vegetarian' && one === 'vegan'))
    onChange(normalizeDiets(diets.includes(diet) ? others : [...diets, diet]))
  }
  return (
    <div className={styles.diets}>
      <span id={labelId} className={styles.label}>
        {texts.diets} <small>{texts.optional}</small>
      </span>
      <div className={styles.chips} role="group" aria-labelledby={labelId}>
        {DIETS.map(diet => (
          <button
            key={diet}
            type="button"
            className={fineStyles.member}
            aria-pressed={diets.includes(diet)}
            onClick={() => toggle(diet)}
          >
            {DIET_NAMES[diet].es}
          </button>
        ))}
      </div>
      <p className={fineStyles.hint}>{texts.dietsHint}</p>
    </div>
  )
}
