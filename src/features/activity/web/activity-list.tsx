import type { ReactNode } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { groupByDay } from '../activity-days.ts'
import styles from './activity-list.module.css'
import { ActivityRow } from './activity-row.tsx'

type Props = {
  restaurant: Restaurant
  entries: readonly ActivityEntry[]
  actionOf?: (entry: ActivityEntry) => ReactNode
}

/** The entries, newest first, under the days of the restaurant's time zone. */
export function ActivityList({ restaurant, entries, actionOf }: Props) {
  const { currency, timezone } = restaurant
  return (
    <div>
      {groupByDay(entries, new Date(), timezone).map(day => (
        <section key={day.key} className={styles.day}>
          <h2>{day.title}</h2>
          <ul>
            {day.entries.map(entry => (
              <ActivityRow
                key={entry.id}
                entry={entry}
                currency={currency}
                timeZone={timezone}
                action={actionOf?.(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
