import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './alert.module.css'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, error: WarningCircleIcon }

type AlertProps = {
  /** For what it explains: `aria-describedby` of a button that cannot be pressed. */
  id?: string
  tone?: AlertTone
  /** For alerts that appear after the page: screen readers announce them (`alert` for errors, otherwise `status`). */
  live?: boolean
  /** Instead of the tone's icon, 20 px. */
  icon?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A message inside the page, with an icon and a tint of its tone (S1 §2, DESIGN §6). */
export function Alert(props: AlertProps) {
  const { id, tone = 'info', live, icon, action, className, children } = props
  const Icon = icons[tone]
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div
      id={id}
      className={cx(styles.alert, className)}
      data-tone={tone}
      data-action={action ? '' : undefined}
      role={role}
    >
      {icon ?? <Icon size={20} weight="fill" aria-hidden="true" />}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
