import { useState } from 'react'
import { createRowMenu } from '#ui/menu/row-menu.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { groupByDay } from '../activity-days.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { isOfCarta } from '../change-moment.ts'
import { restorableDays } from '../restorable.ts'
import { undoableDays } from '../undoable.ts'
import styles from './activity-list.module.css'
import { ActivityRow } from './activity-row.tsx'
import { ChangeMenu, ChangeMenuButton } from './change-menu.tsx'
import { RestoreDeleted } from './restore-deleted.tsx'
import { UndoImport } from './undo-import.tsx'
import { UndoReturn } from './undo-return.tsx'

type Props = {
  restaurant: Restaurant
  entries: readonly ActivityEntry[]
  /** The change with which the carta has just gone back: it stands first. */
  returned?: string | undefined
}

/** The entries, newest first, under the days of the restaurant's time zone. */
export function ActivityList({ restaurant, entries, returned }: Props) {
  const { _id, currency, timezone, readOnly } = restaurant
  const [menu] = useState(() => createRowMenu<ActivityEntry>())
  const now = new Date()
  const actionOf = (entry: ActivityEntry) => {
    if (readOnly !== null) return null
    const undoDays = undoableDays(entry, now)
    const changeId = entry.changeId ?? ''
    if (undoDays > 0 && entry.action === 'menu.brought')
      return <UndoImport restaurant={restaurant} changeId={changeId} daysLeft={undoDays} />
    if (undoDays > 0) return <UndoReturn restaurantId={_id} changeId={changeId} daysLeft={undoDays} />
    const daysLeft = restorableDays(entry, entries.slice(0, entries.indexOf(entry)), now)
    return daysLeft > 0 && <RestoreDeleted entry={entry} daysLeft={daysLeft} />
  }
  const isJustNow = ({ changeId }: ActivityEntry) => returned !== undefined && changeId === returned
  const justNow = entries.filter(isJustNow)
  const days = groupByDay(justNow.length > 0 ? entries.filter(entry => !isJustNow(entry)) : entries, now, timezone)
  const shown = justNow.length > 0 ? [{ key: 'returned', title: texts.rightNow, entries: justNow }, ...days] : days
  return (
    <div>
      {shown.map(day => (
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
                menu={isOfCarta(entry) && <ChangeMenuButton menu={menu} entry={entry} />}
              />
            ))}
          </ul>
        </section>
      ))}
      <ChangeMenu menu={menu} timeZone={timezone} />
    </div>
  )
}
