import { Card } from '#ui/card/card.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { DIET_NAMES, DIETS } from '#features/allergens/diets.ts'
import { countDiets, withDiet } from '../../house/house-form.ts'
import { houseTexts as texts } from '../../house/house.texts.ts'
import styles from './house-page.module.css'
import type { HouseForm } from './use-house-form.ts'

type DietsCardProps = { form: HouseForm; dishes: readonly { diets: readonly string[] }[]; isReadOnly: boolean }

/** Of which diets all dishes are marked: only these are offered to diners as a filter (4-beyond §5). */
export function DietsCard({ form, dishes, isReadOnly }: DietsCardProps) {
  const { dietsComplete } = form.values
  const counts = countDiets(dishes)
  return (
    <Card title={texts.diets} lead={texts.dietsLead}>
      <ul>
        {DIETS.map(diet => {
          const name = DIET_NAMES[diet].es
          const isComplete = dietsComplete.includes(diet)
          return (
            <li key={diet} className={styles.diet}>
              <span>
                <b>{name}</b>
                <small className="num">{texts.marked(counts[diet])}</small>
              </span>
              {counts[diet] === 0 && !isComplete ? (
                <span className={styles.notOffered}>{texts.notOffered}</span>
              ) : (
                <span className={styles.state} data-complete={isComplete ? '' : undefined}>
                  <span aria-hidden="true">{isComplete ? texts.areAll : texts.someLack}</span>
                  <Switch
                    label={texts.dietSwitch(name)}
                    labelHidden
                    checked={isComplete}
                    disabled={isReadOnly}
                    onChange={isOn => form.change({ dietsComplete: withDiet(dietsComplete, diet, isOn) })}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
