import { numbersOf, shortMonth } from '#features/restaurants/opening/day-words.ts'
import styles from './day-leaf.module.css'

/** The leaf of a calendar; what is beside it says the same in words. */
export function DayLeaf({ day, isClosed }: { day: { from: string; to: string }; isClosed: boolean }) {
  return (
    <span className={styles.leaf} data-closed={isClosed ? '' : undefined} aria-hidden="true">
      <i>{shortMonth(day.from)}</i>
      <b className="num">{numbersOf(day)}</b>
    </span>
  )
}
