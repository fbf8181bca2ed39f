import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import styles from './task-notice.module.css'

type TaskNoticeProps = {
  /** `warning`: nothing has failed, but something is other than it was shown. */
  tone?: 'error' | 'warning'
  title: string
  text?: ReactNode
  /** Buttons with what helps. */
  actions?: ReactNode
}

/** On top of a task's page: why it did not go on, and what helps; read aloud when it comes. */
export function TaskNotice({ tone = 'error', title, text, actions }: TaskNoticeProps) {
  const Icon = tone === 'warning' ? WarningIcon : WarningCircleIcon
  return (
    <div className={styles.notice} data-tone={tone} role="alert">
      <Icon size={24} weight="fill" aria-hidden="true" />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
