import { capitalized } from '#shared/names/capitalized.ts'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { daysText, lengthOf, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { type HolidayCountry, nameOfDay } from '#features/restaurants/opening/holidays.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { Calendar } from './calendar.tsx'
import { DayLeaf } from './day-leaf.tsx'
import styles from './special-day-form.module.css'
import type { SpecialDayFormState } from './use-special-day-form.ts'

type ChooseDaysProps = { form: SpecialDayFormState; holidayCountry: HolidayCountry | null }

/** The calendar, until a day is chosen; then what was chosen, with 'Cambiar'. */
export function ChooseDays({ form, holidayCountry }: ChooseDaysProps) {
  const { fields, days, change, today, last } = form
  const { isRange, isClosed, span } = fields
  const [isChoosing, setChoosing] = useState(days === null)
  if (isChoosing || !days)
    return (
      <Calendar
        key={String(isRange)}
        isRange={isRange}
        value={span}
        first={today}
        last={last}
        onChange={next => {
          change({ span: next })
          setChoosing(isRange)
        }}
      />
    )
  const { from, to } = days
  const name = nameOfDay(holidayCountry, from)?.es
  return (
    <div className={styles.days}>
      <DayLeaf day={days} isClosed={isClosed} />
      <p>
        <b>{capitalized(from === to ? `${weekdayName(from)} ${daysText(days)}` : daysText(days))}</b>
        <small>{from === to ? name : texts.range(weekdayName(from), weekdayName(to), lengthOf(days))}</small>
      </p>
      <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
        {texts.changeDates}
      </Button>
    </div>
  )
}
