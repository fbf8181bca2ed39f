import styles from './progress.module.css'

/** How far something is; `max` is never 0. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <i style={{ width: `${Math.min(100, (100 * value) / max)}%` }} />
    </div>
  )
}
