import { cx } from '#ui/cx.ts'
import styles from './key-hints.module.css'

type KeysProps = { keys: readonly string[]; className?: string }

/** Keys as they are printed on a keyboard; a picture of what `aria-keyshortcuts` says. */
export function Keys({ keys, className }: KeysProps) {
  return keys.map(key => (
    <kbd key={key} className={cx(styles.key, className)} aria-hidden="true">
      {key}
    </kbd>
  ))
}
