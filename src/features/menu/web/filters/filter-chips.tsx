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
  /** A filter of the view itself, before the others. */
  first?: ChipProps | undefined
}

type ChipProps = { label: string; count: number; isPressed: boolean; onPress: () => void }

/** Whether there is a filter to show. */
export const hasChips = (
  dishes: readonly Dish[],
  supportedLocales: readonly Locale[],
  pressed: Narrowing | null,
): boolean =>
  pressed !== null || dishes.some(dish => NARROWINGS.some(narrowing => isLacking(dish, narrowing, supportedLocales)))

/** What is missing in the whole menu, as filters; a chip shows only while something is (DAILY-WORK §3.4). */
export function FilterChips({ dishes, supportedLocales, pressed, onPress, first }: FilterChipsProps) {
  const counts = NARROWINGS.map(narrowing => ({
    narrowing,
    count: dishes.filter(dish => isLacking(dish, narrowing, supportedLocales)).length,
  })).filter(({ narrowing, count }) => count > 0 || narrowing === pressed)
  if (counts.length === 0 && !first) return null
  return (
    <div className={styles.chips} role="group" aria-label={texts.label}>
      {first && <Chip {...first} />}
      {counts.map(({ narrowing, count }) => (
        <Chip
          key={narrowing}
          label={texts.chips[narrowing]}
          count={count}
          isPressed={narrowing === pressed}
          onPress={() => onPress(narrowing === pressed ? null : narrowing)}
        />
      ))}
    </div>
  )
}

const Chip = ({ label, count, isPressed, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
    {isPressed && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
    {label} <b className="num">{count}</b>
  </button>
)
