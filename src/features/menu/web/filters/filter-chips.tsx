import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { Locale } from '#shared/locale.ts'
import type { Dish } from '../../menu.contract.ts'
import { filterTexts as texts } from '../../menu-page.texts.ts'
import styles from './filter-chips.module.css'
import { isLacking, NARROWINGS, type Narrowing } from './narrowing.ts'

type FilterChipsProps = {
  dishes: readonly Dish[]
  supportedLocales: readonly Locale[]
  pressed: Narrowing | null
  onPress: (narrowing: Narrowing | null) => void
}

/** What is missing in the whole menu, as filters; a chip shows only while something is (DAILY-WORK §3.4). */
export function FilterChips({ dishes, supportedLocales, pressed, onPress }: FilterChipsProps) {
  const counts = NARROWINGS.map(narrowing => ({
    narrowing,
    count: dishes.filter(dish => isLacking(dish, narrowing, supportedLocales)).length,
  })).filter(({ narrowing, count }) => count > 0 || narrowing === pressed)
  if (counts.length === 0) return null
  return (
    <div className={styles.chips} role="group" aria-label={texts.label}>
      {counts.map(({ narrowing, count }) => {
        const isPressed = narrowing === pressed
        return (
          <button
            key={narrowing}
            type="button"
            className={styles.chip}
            aria-pressed={isPressed}
            onClick={() => onPress(isPressed ? null : narrowing)}
          >
            {isPressed && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
            {texts.chips[narrowing]} <b className="num">{count}</b>
          </button>
        )
      })}
    </div>
  )
}
