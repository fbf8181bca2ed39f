import { capitalized } from '#shared/names/capitalized.ts'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import type { ActivityEntry, ActivityItem } from '../activity.contract.ts'
import { timeOfDay } from '../activity-days.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { fieldName, listedItems, shownValues } from '../activity-words.ts'
import { ActivityIcon } from './activity-icon.tsx'
import { ActivitySentence } from './activity-sentence.tsx'
import styles from './activity-row.module.css'

type Props = {
  entry: ActivityEntry
  currency: string
  timeZone: string
  /** What can be done about it. */
  action?: ReactNode
  /** '⋯'. */
  menu?: ReactNode
}

/** One entry: what was done, by whom, when; several things at once can be unfolded. */
export function ActivityRow({ entry, currency, timeZone, action, menu }: Props) {
  return (
    <li className={styles.row} tabIndex={-1} data-change={entry.changeId ?? undefined}>
      <span className={styles.icon}>
        <ActivityIcon action={entry.action} />
      </span>
      <ActivitySentence entry={entry} currency={currency} />
      <time className={styles.time} dateTime={entry.at}>
        {timeOfDay(entry.at, timeZone)}
      </time>
      {menu}
      <Items entry={entry} currency={currency} />
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

const labelOf = ({ action }: ActivityEntry, { name, field }: ActivityItem): string => {
  const part = fieldName(action, field)
  const label = action.startsWith('restaurant.') ? part || name : part === '' ? name : `${name} (${part})`
  return capitalized(label)
}

function Items({ entry, currency }: { entry: ActivityEntry; currency: string }) {
  const { action } = entry
  const { count, items } = listedItems(entry)
  if (count === 0) return null
  return (
    <details className={styles.items}>
      <summary>
        {texts.showItems(count)}
        <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
      </summary>
      <ul>
        {items.map(item => {
          const values = shownValues(action, item, currency)
          const label = labelOf(entry, item)
          return <li key={`${item.id}${item.field}`}>{values === '' ? label : `${label}: ${values}`}</li>
        })}
        {count > items.length && <li>{texts.andMore(count - items.length)}</li>}
      </ul>
    </details>
  )
}
