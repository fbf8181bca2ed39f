import { useState } from 'react'
import { momentTexts as texts } from '../../screen/history-screen.texts.ts'
import styles from './sentence.module.css'

/** A time of day inside of a sentence; taken when it is left or with Enter: nothing is asked while one types. */
export function TimeInput({ time, onTime }: { time: string; onTime: (time: string) => void }) {
  const [typed, setTyped] = useState(time)
  const [shown, setShown] = useState(time)
  if (shown !== time) {
    setShown(time)
    setTyped(time)
  }
  const take = () => {
    if (typed === '') setTyped(time)
    else if (typed !== time) onTime(typed)
  }
  return (
    <input
      type="time"
      className={`${styles.control} ${styles.time}`}
      aria-label={texts.time}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={event => event.key === 'Enter' && take()}
    />
  )
}
