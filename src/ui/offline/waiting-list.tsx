import styles from './held-card.module.css'
import { offlineTexts } from './offline.texts.ts'
import type { Waiting } from './outbox-entry.ts'

type WaitingListProps = { waiting: readonly Waiting[]; noteOf?: (one: Waiting) => string }

/** What waits, each with its name and what it says. */
export function WaitingList({ waiting, noteOf }: WaitingListProps) {
  return (
    <ul className={styles.list}>
      {waiting.map(one => (
        <li key={one.id}>
          <b>{one.name}</b>
          <span>{one.says ?? offlineTexts.aChange}</span>
          {noteOf && <small>{noteOf(one)}</small>}
        </li>
      ))}
    </ul>
  )
}
