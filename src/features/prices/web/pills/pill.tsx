import type { ComponentProps, ReactNode } from 'react'
import styles from './pill.module.css'

type PillProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** Undefined: it does something, and is not chosen. */
  pressed: boolean | undefined
  icon?: ReactNode
}

/** A button that looks like the choices of `PillChoice`. */
export function Pill({ pressed, icon, children, ...button }: PillProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={pressed} {...button}>
      {icon}
      {children}
    </button>
  )
}
