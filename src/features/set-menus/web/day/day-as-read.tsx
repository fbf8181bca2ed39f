import { formatPrice } from '#shared/money.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { includesInWords } from '../../daily/day-words.ts'
import styles from './day-views.module.css'

/** The dishes of a day as they are read, without anything to change. */
export function DayAsRead({ day, restaurant }: { day: DailyMenu; restaurant: Restaurant }) {
  const locale = restaurant.defaultLocale
  return (
    <div className={styles.read}>
      {day.courses
        .filter(({ items }) => items.length > 0)
        .map(course => (
          <section key={course._id}>
            <h3>{nameIn(course.names, locale, locale).text}</h3>
            <ul>
              {course.items.map(item => (
                <li key={item._id}>
                  {nameIn(item.names, locale, locale).text}
                  {item.supplement > 0 && ` (+${formatPrice(item.supplement, restaurant.currency)})`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {day.price > 0 && (
        <p className={styles.sum}>
          {formatPrice(day.price, restaurant.currency)} · {includesInWords(day.includes)}
        </p>
      )}
    </div>
  )
}
