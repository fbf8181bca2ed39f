import { SelectField } from '#ui/field/select-field.tsx'
import { TimeField } from '#ui/field/time-field.tsx'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { type DayAndTime, dayChoices } from '../scheduled-when.ts'
import styles from './scheduled.module.css'

type MomentFieldsProps = {
  value: DayAndTime
  onChange: (value: DayAndTime) => void
  now: Date
  timeZone: string
  /** Why this moment cannot be. */
  error: string | undefined
}

/** Day and time on the clock of the restaurant; where the browser has another one, its zone is said. */
export function MomentFields({ value, onChange, now, timeZone, error }: MomentFieldsProps) {
  const isOwnZone = Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone
  const days = dayChoices(now, timeZone)
  const isListed = days.some(day => day.value === value.day)
  return (
    <div className={styles.moment}>
      <SelectField
        label={texts.day}
        value={value.day}
        onChange={event => onChange({ ...value, day: event.target.value })}
      >
        {!isListed && <option value={value.day}>{value.day}</option>}
        {days.map(day => (
          <option key={day.value} value={day.value}>
            {day.label}
          </option>
        ))}
      </SelectField>
      <TimeField
        label={texts.time}
        value={value.time}
        onTime={time => onChange({ ...value, time })}
        {...(error !== undefined && { error })}
        {...(!isOwnZone && { hint: texts.otherZone(timeZone) })}
      />
    </div>
  )
}
