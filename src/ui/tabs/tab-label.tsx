import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem = {
  id: string
  label: ReactNode
  /** Name for screen readers while the tab is moved, when `label` is not a text. */
  name?: string
  count?: number
  /** A red dot: something is missing there. */
  dot?: boolean
  disabled?: boolean
}

/** The content of a tab's button. */
export function TabLabel({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && <small className={`num ${styles.count}`}>{item.count}</small>}
      {item.dot && <i className={styles.dot} aria-hidden="true" />}
    </>
  )
}

/** A tab's name in announcements. */
export function tabName(item: TabItem): string {
  return item.name ?? (typeof item.label === 'string' ? item.label : item.id)
}
