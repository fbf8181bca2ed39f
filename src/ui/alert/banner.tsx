import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import styles from './alert.module.css'

type BannerProps = {
  action?: ReactNode
  /** Present: it can be put away, by a button with this label. */
  onPutAway?: (() => void) | undefined
  putAwayLabel?: string
  className?: string
  children: ReactNode
}

/** The full-width strip above the dashboard that says what has ended and what to do (S2 §2). */
export function Banner({ action, onPutAway, putAwayLabel, className, children }: BannerProps) {
  return (
    <div className={cx(styles.banner, className)} role="alert">
      <WarningIcon size={24} aria-hidden="true" />
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
      {onPutAway && (
        <Button
          className={styles.putAway}
          variant="ghost"
          iconOnly
          aria-label={putAwayLabel}
          icon={<XIcon size={20} weight="bold" />}
          onClick={onPutAway}
        />
      )}
    </div>
  )
}
