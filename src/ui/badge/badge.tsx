import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './badge.module.css'

export type BadgeTone = 'ok' | 'wait' | 'off' | 'bad'

type BadgeProps = { tone?: BadgeTone; dot?: boolean; className?: string; children: ReactNode }

/** A state as a dot and a word, never as color alone: Activo, Pendiente, Removido, Sin Plan Activo (DESIGN §6). */
export function Badge({ tone = 'off', dot = true, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, className)} data-tone={tone} data-dot={dot ? '' : undefined}>
      {children}
    </span>
  )
}
