import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  actions?: ReactNode
  /**
   * On phones the actions stay beside the title, each as wide as it is; the caller gives one of them a line of its own.
   */
  beside?: boolean
  className?: string
  children?: ReactNode
}

/** The only h1 of a page, a sentence below it, and the page's actions (full width on phones, DESIGN §5). */
export function PageHeader({ title, actions, beside, className, children }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)} data-beside={beside ? '' : undefined}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
