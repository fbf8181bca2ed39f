import type { RefObject } from 'react'
import { isOneOClock } from '#shared/time-of-day.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { momentTexts, returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { articleOf } from '../../screen/moment.rules.ts'
import { DayButton } from '../parts/day-button.tsx'
import styles from '../parts/sentence.module.css'
import { TimeInput } from '../parts/time-input.tsx'
import type { AskedMoment } from '../parts/use-asked-moment.ts'

type ReturnSentenceProps = {
  restaurant: Restaurant
  asked: AskedMoment
  /** Absent: the whole carta. */
  dishName?: string | undefined
  day: RefObject<HTMLButtonElement | null>
}

/** 'La carta, como estaba el [viernes, 13 de noviembre] a las [18:00]': the sentence is the control. */
export function ReturnSentence({ restaurant, asked, dishName, day }: ReturnSentenceProps) {
  const { moment, today, first, isBeforeChange, choose } = asked
  return (
    <div className={styles.sentence}>
      <p>
        {dishName === undefined ? texts.whole : `${dishName}${texts.dish}`} {articleOf(moment.day, today)}
        <DayButton
          ref={day}
          restaurant={restaurant}
          label={momentTexts.chooseDay}
          day={moment.day}
          today={today}
          first={first}
          onDay={chosen => choose({ ...moment, day: chosen })}
        />{' '}
        <span className={styles.together}>a {isOneOClock(moment.time) ? 'la' : 'las'}</span>{' '}
        <TimeInput time={moment.time} onTime={time => choose({ ...moment, time })} />
        {isBeforeChange && texts.beforeChange}
      </p>
    </div>
  )
}
