import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'brand' | 'secondary' | 'ghost' | 'danger' | 'danger-filled'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Appearance options that buttons and links share. */
export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
  /** A square with only an icon; needs an `aria-label`. */
  iconOnly?: boolean
}

/** The data attributes for the CSS of a look. */
export function lookAttributes(look: ButtonLook, className?: string) {
  return {
    className: cx(styles.button, className),
    'data-variant': look.variant ?? 'primary',
    'data-size': look.size ?? 'md',
    'data-wide': look.wide ? '' : undefined,
    'data-icon-only': look.iconOnly ? '' : undefined,
  }
}
