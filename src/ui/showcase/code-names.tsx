import styles from './showcase.module.css'

/** The names under which the widgets of a card stand in the code. */
export function CodeNames({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.names}>
      {names.map(name => (
        <code key={name}>{name}</code>
      ))}
    </span>
  )
}
