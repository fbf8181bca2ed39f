import styles from './edition-mark.module.css'

export type MarkTone = 'plain' | 'warning' | 'good'

/** A small sheet with the number of an edition. */
export function EditionMark({ n, tone = 'plain' }: { n: number | null; tone?: MarkTone }) {
  return (
    <span className={styles.sheet} data-tone={tone} aria-hidden="true">
      <i />
      <b>{n}</b>
    </span>
  )
}
