import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './page-header.module.css'

type PageHeaderProps = { title: string; actions?: ReactNode; className?: string; children?: ReactNode }

/** The only h1 of a page, a sentence below it, and the page's actions (full width on phones, DESIGN §5). */
export function PageHeader({ title, actions, className, children }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
