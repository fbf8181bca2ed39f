import { codesTexts as texts } from '../../codes-page.texts.ts'
import { someNames } from '../../codes-words.ts'
import styles from './codes-form.module.css'

/** How new or moved codes will be called: the first three and the last. */
export function SomeNames({ names }: { names: readonly string[] }) {
  const { shown, last } = someNames(names)
  return (
    <ul className={styles.names} aria-label={texts.willBe}>
      {shown.map(name => (
        <li key={name}>{name}</li>
      ))}
      {last !== undefined && (
        <>
          <li className={styles.dots}>…</li>
          <li>{last}</li>
        </>
      )}
    </ul>
  )
}
