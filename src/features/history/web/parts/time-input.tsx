import { useState } from 'react'
import { TIME_OF_DAY, timeAfterKey, TYPED_TIME_MAX, typedTime } from '#shared/time-of-day.ts'
import { momentTexts as texts } from '../../screen/history-screen.texts.ts'
import styles from './sentence.module.css'

/**
 * A time of day inside of a sentence, with 24 hours on every device; taken when it is left or with Enter: nothing is
 * asked while one types. What is no time is forgotten.
 */
export function TimeInput({ time, onTime }: { time: string; onTime: (time: string) => void }) {
  const [typed, setTyped] = useState(time)
  const [shown, setShown] = useState(time)
  if (shown !== time) {
    setShown(time)
    setTyped(time)
  }
  const take = () => {
    const read = typedTime(typed)
    const isTime = TIME_OF_DAY.test(read)
    setTyped(isTime ? read : time)
    if (isTime && read !== time) onTime(read)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_TIME_MAX}
      className={`${styles.control} ${styles.time}`}
      aria-label={texts.time}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={take}
      onKeyDown={event => {
        if (event.key === 'Enter') take()
        const next = timeAfterKey(event.key, typed)
        if (next === undefined) return
        event.preventDefault()
        setTyped(next)
      }}
    />
  )
}
