import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { groupByDay } from '../activity-days.ts'
import { restorableDays } from '../restorable.ts'
import styles from './activity-list.module.css'
import { ActivityRow } from './activity-row.tsx'
import { RestoreDeleted } from './restore-deleted.tsx'
import { undoableDays, UndoImport } from './undo-import.tsx'

type Props = {
  restaurant: Restaurant
  entries: readonly ActivityEntry[]
}

/** The entries, newest first, under the days of the restaurant's time zone. */
export function ActivityList({ restaurant, entries }: Props) {
  const { currency, timezone, readOnly } = restaurant
  const now = new Date()
  const actionOf = (entry: ActivityEntry) => {
    if (readOnly !== null) return null
    const undoDays = undoableDays(entry, now)
    if (undoDays > 0) return <UndoImport restaurant={restaurant} changeId={entry.changeId ?? ''} daysLeft={undoDays} />
    const daysLeft = restorableDays(entry, entries.slice(0, entries.indexOf(entry)), now)
    return daysLeft > 0 && <RestoreDeleted entry={entry} daysLeft={daysLeft} />
  }
  return (
    <div>
      {groupByDay(entries, now, timezone).map(day => (
        <section key={day.key} className={styles.day}>
          <h2>{day.title}</h2>
          <ul>
            {day.entries.map(entry => (
              <ActivityRow
                key={entry.id}
                entry={entry}
                currency={currency}
                timeZone={timezone}
                action={actionOf(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
