import { ArrowsHorizontalIcon } from '@phosphor-icons/react/dist/csr/ArrowsHorizontal'
import { type CSSProperties, useState } from 'react'
import { imageTexts as texts } from '#ui/image.texts.ts'
import styles from './before-after.module.css'

const HALF = 50

/** Two versions of a picture, one over the other; a handle moves the line between them by pointer or arrow keys. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const [at, setAt] = useState(HALF)
  return (
    <div className={styles.frame} style={{ '--at': `${at}%` } as CSSProperties} data-no-swipe="">
      <img src={after} alt="" />
      <img className={styles.before} src={before} alt="" />
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={texts.compare}
        onChange={event => setAt(Number(event.target.value))}
      />
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.knob} aria-hidden="true">
        <ArrowsHorizontalIcon size={20} weight="bold" />
      </span>
      <span className={styles.name} data-side="left" aria-hidden="true">
        {texts.before}
      </span>
      <span className={styles.name} data-side="right" aria-hidden="true">
        {texts.after}
      </span>
    </div>
  )
}
