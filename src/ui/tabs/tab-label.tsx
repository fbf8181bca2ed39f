import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem = {
  id: string
  label: ReactNode
  /** What a screen reader calls it while it is moved, where `label` is no text. */
  name?: string
  count?: number
  /** A red dot: something is missing there. */
  dot?: boolean
  disabled?: boolean
}

/** What stands on a tab. */
export function TabLabel({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && <small className={`num ${styles.count}`}>{item.count}</small>}
      {item.dot && <i className={styles.dot} aria-hidden="true" />}
    </>
  )
}

/** The name of a tab in announcements. */
export function tabName(item: TabItem): string {
  return item.name ?? (typeof item.label === 'string' ? item.label : item.id)
}
