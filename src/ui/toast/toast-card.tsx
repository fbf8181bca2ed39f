import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './toast-card.module.css'
import type { ToastTone } from './toast-manager.ts'

/** The look of a toast, without its place and its movement: pages without React show it by a script. */
export const toastCardClass = styles.card

type ToastIconProps = { tone: ToastTone | 'danger'; children: ReactNode }

/** The icon, 18 px, on a tint of the tone. */
export function ToastIcon({ tone, children }: ToastIconProps) {
  return (
    <span className={styles.icon} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}

/** What the toast says; takes the place that is left. */
export function ToastText({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.text, className)} />
}

/** Closes the toast; needs an `aria-label`. */
export function ToastClose({ className, ...props }: Omit<ComponentProps<'button'>, 'type' | 'children'>) {
  return (
    <button {...props} type="button" className={cx(styles.close, className)}>
      <XIcon size={16} weight="bold" aria-hidden="true" />
    </button>
  )
}
