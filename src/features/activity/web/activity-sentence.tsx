import { Fragment } from 'react'
import type { ActivityEntry } from '../activity.contract.ts'
import { sentenceOf } from '../activity-words.ts'
import styles from './activity-row.module.css'

/** Longer values stand on a line of their own. */
const INLINE_MAX = 40

type Props = { entry: ActivityEntry; currency: string }

/** `Marta cambió el precio de Croquetas: 9,00 → 9,50 €`; `currency` of the restaurant. */
export function ActivitySentence({ entry, currency }: Props) {
  const { parts, values } = sentenceOf(entry, currency)
  const isLong = values.length > INLINE_MAX
  return (
    <p className={styles.sentence}>
      {parts.map(({ text, strong }, place) => (
        // Parts have no names, and their order never changes.
        <Fragment key={`${place}${text}`}>{strong ? <b>{text}</b> : text}</Fragment>
      ))}
      {values !== '' && (
        <>
          {': '}
          <span className={styles.values} data-long={isLong || undefined}>
            {values}
          </span>
        </>
      )}
    </p>
  )
}
