import { TYPED_TIME_MAX, timeAfterKey, typedTime } from '#shared/time-of-day.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type TimeFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  value: string
  /** What is typed; 'HH:MM' once the field is left, if that can be read as a time. */
  onTime: (time: string) => void
  /** Where the arrows begin in an empty field. */
  first?: string | undefined
}

const isArrow = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown'

/**
 * A time of day. It always uses 24 hours, because a native time field follows the device's clock; '730' is read, too,
 * and the arrows go by five minutes (3-decisions §5, EVERY-DAY §4.1).
 */
export function TimeField({ value, onTime, first = '12:00', ...field }: TimeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_TIME_MAX}
      value={value}
      onChange={event => onTime(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={event => {
        const read = typedTime(event.target.value)
        if (read !== value) onTime(read)
        field.onBlur?.(event)
      }}
      onKeyDown={event => {
        if (!isArrow(event.key)) return
        event.preventDefault()
        onTime(timeAfterKey(event.key, value) ?? first)
      }}
    />
  )
}
