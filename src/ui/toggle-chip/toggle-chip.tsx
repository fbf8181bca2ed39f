import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './toggle-chip.module.css'

type ToggleChipProps = {
  pressed: boolean
  onChange: (pressed: boolean) => void
  icon?: ReactNode
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** A toggle button: an allergen in the dish form and in the filter (DESIGN §6). */
export function ToggleChip({ pressed, onChange, icon, disabled, className, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={cx(styles.chip, className)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {icon}
      {children}
    </button>
  )
}

/** Arranges chips in columns of equal width. */
export function ToggleChipGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.grid, className)}>{children}</div>
}
