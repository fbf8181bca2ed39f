import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import type { Locale } from '#shared/locale.ts'
import { ALLERGEN_NAMES, isAllergenId } from '../../allergens.ts'
import type { Dish } from '../../menu.contract.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { localesWithoutName } from './dish-look.ts'
import styles from './dish-tags.module.css'

/** The allergens of a dish with their icons, and what is still missing. An unknown id is shown as it is. */
export function DishTags({ dish, supportedLocales }: { dish: Dish; supportedLocales: readonly Locale[] }) {
  const missing = localesWithoutName(dish, supportedLocales)
  const isUndeclared = !dish.allergensDeclared && dish.allergens.length === 0
  if (dish.allergens.length === 0 && missing.length === 0 && !isUndeclared) return null
  return (
    <ul className={styles.tags} aria-label={texts.allergens}>
      {dish.allergens.map(id => (
        <li key={id} className={styles.tag}>
          {isAllergenId(id) && <AllergenIcon id={id} size={15} />}
          {isAllergenId(id) ? ALLERGEN_NAMES[id].es : id}
        </li>
      ))}
      {isUndeclared && <li className={styles.open}>{texts.undeclared}</li>}
      {missing.length > 0 && (
        <li className={styles.open}>
          <WarningCircleIcon size={15} weight="fill" aria-hidden="true" />
          {texts.missingName(missing)}
        </li>
      )}
    </ul>
  )
}
