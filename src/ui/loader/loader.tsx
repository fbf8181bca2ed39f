import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './loader.module.css'

type LoaderProps = { label?: string; size?: 'sm' | 'md'; showLabel?: boolean; className?: string }

/** A plate with a turning rim, and a text that says what is loading (S1 §2, DESIGN §6). */
export function Loader({ label = uiTexts.loading, size = 'md', showLabel, className }: LoaderProps) {
  return (
    <span className={cx(styles.row, className)} role="status">
      <span className={styles.plate} data-size={size} aria-hidden="true" />
      <span className={showLabel ? undefined : 'vh'}>{label}</span>
    </span>
  )
}

/** Covers the whole screen with 'Cargando…' (S2 §2). */
export function FullScreenLoader({ label = uiTexts.loading }: { label?: string }) {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.plate} aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
