import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  /** Beside the title; on phones the caller gives one that is too wide a line of its own. */
  actions?: ReactNode
  /** The page's tabs come right below it. */
  tabs?: boolean
  className?: string
  children?: ReactNode
}

/**
 * The only h1 of a page with the page's actions in a row that is equally high on every page (decision 0207), and a
 * sentence below it.
 */
export function PageHeader({ title, actions, tabs, className, children }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)} data-tabs={tabs ? '' : undefined}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
