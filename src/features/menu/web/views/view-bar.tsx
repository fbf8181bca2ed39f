import type { ReactNode } from 'react'
import { ViewLinks } from './view-links.tsx'
import styles from './view-links.module.css'

type ViewBarProps = {
  /** The filters, if there are any. */
  chips: ReactNode
  /** Beside the views. */
  children?: ReactNode
}

/** The filters of a view, what belongs to it, and the way to the others. */
export const ViewBar = ({ chips, children }: ViewBarProps) => (
  <div className={styles.bar}>
    {chips || <span className={styles.space} />}
    {children}
    <ViewLinks />
  </div>
)
