import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './alert.module.css'

type BannerProps = { action?: ReactNode; className?: string; children: ReactNode }

/** The full-width strip above the dashboard that says what has ended and what to do (S2 §2). */
export function Banner({ action, className, children }: BannerProps) {
  return (
    <div className={cx(styles.banner, className)} role="alert">
      <WarningIcon size={24} aria-hidden="true" />
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
