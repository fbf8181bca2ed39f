import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import type { Dish } from '../../menu.contract.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-tags.module.css'

const SHOWN = 2
const nameOf = (id: string): string => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id)

/**
 * One line: what is missing, else two allergens and how many more, else that there is none (DAILY-WORK §3.3). What has
 * no room is a hidden text. An unknown id is shown as it is.
 */
export function DishTags({ dish, faults }: { dish: Dish; faults: readonly string[] }) {
  const [fault, ...otherFaults] = faults
  const [shown, rest] = fault ? [[], dish.allergens] : [dish.allergens.slice(0, SHOWN), dish.allergens.slice(SHOWN)]
  const traces = dish.traces.filter(id => !dish.allergens.includes(id))
  const perhaps = traces.length > 0 ? [texts.mayContain(traces.map(nameOf).join(', ').toLowerCase())] : []
  const hidden = [...otherFaults, ...rest.map(nameOf), ...perhaps]
  return (
    <ul className={styles.tags} data-fault={fault ? '' : undefined} aria-label={texts.notes}>
      {fault && (
        <li className={styles.open}>
          <WarningCircleIcon size={14} weight="fill" aria-hidden="true" />
          <span className={styles.fault}>{fault}</span>
        </li>
      )}
      {shown.map(id => (
        <li key={id} className={styles.tag}>
          {isAllergenId(id) && <AllergenIcon id={id} size={14} />}
          {nameOf(id)}
        </li>
      ))}
      {!fault && dish.allergens.length + traces.length === 0 && <li className={styles.tag}>{texts.none}</li>}
      {hidden.length > 0 && (
        <li className={fault ? 'vh' : styles.tag}>
          <span aria-hidden="true">+{hidden.length}</span>
          <span className="vh">{hidden.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
