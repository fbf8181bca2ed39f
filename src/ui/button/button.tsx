import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './busy.module.css'
import { type ButtonLook, lookAttributes } from './button-look.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true: the button keeps its width and focus, is `aria-busy` and ignores clicks. */
    busy?: boolean
    /** Shown beside the spinner while busy, for example 'Creando...'. */
    busyLabel?: string
  }

/** A button in six looks and three sizes; `type` is `button` by default (S1 §2, DESIGN §6). */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconOnly, busy, busyLabel, className, children, onClick, ...rest } = props
  const ignoreWhenBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...lookAttributes({ variant, size, wide, iconOnly }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={ignoreWhenBusy}
    >
      {busyLabel ? (
        <span className={styles.stack}>
          <span className={styles.layer} data-hidden={busy ? '' : undefined}>
            {icon}
            {children}
          </span>
          <span className={styles.layer} data-hidden={busy ? undefined : ''}>
            <span className={styles.spinner} aria-hidden="true" />
            {busyLabel}
          </span>
        </span>
      ) : (
        <PlainLabel busy={busy} icon={icon}>
          {children}
        </PlainLabel>
      )}
    </button>
  )
}

function PlainLabel({ busy, icon, children }: { busy?: boolean; icon: ReactNode; children: ReactNode }) {
  if (!busy) {
    return (
      <>
        {icon}
        {children}
      </>
    )
  }
  return (
    <>
      <span className={cx(styles.layer, styles.faded)}>
        {icon}
        {children}
      </span>
      <span className={cx(styles.spinner, styles.centered)} aria-hidden="true" />
    </>
  )
}
