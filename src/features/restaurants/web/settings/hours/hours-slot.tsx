import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useId } from 'react'
import { typedTime } from '#shared/time-of-day.ts'
import { slotEnd } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './hours-slot.module.css'

const TIME_LENGTH_MAX = 8

type HoursSlotFieldProps = {
  /** In lower case. */
  day: string
  /** Counts from 1. */
  place: number
  slot: HoursSlot
  error: string | undefined
  onChange: (slot: HoursSlot) => void
  onLeave: () => void
  onRemove: () => void
}

function endNote(slot: HoursSlot): string | undefined {
  const notes = {
    'same-day': undefined,
    'next-day': texts.nextDay(slot.close),
    midnight: texts.midnight,
    'all-day': texts.allDay,
  }
  return notes[slotEnd(slot)]
}

/**
 * Opening and closing time. It always uses 24 hours, because a native time field follows the device's clock. Says when
 * the end is after midnight, and what is wrong (3-decisions §5).
 */
export function HoursSlotField({ day, place, slot, error, onChange, onLeave, onRemove }: HoursSlotFieldProps) {
  const { formId, isReadOnly } = useSettings()
  const noteId = useId()
  const note = endNote(slot)
  const time = (part: keyof HoursSlot, label: string) => (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={TIME_LENGTH_MAX}
      className={styles.time}
      form={formId}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || note ? noteId : undefined}
      value={slot[part]}
      readOnly={isReadOnly}
      onChange={event => onChange({ ...slot, [part]: event.target.value })}
      onFocus={event => event.target.select()}
      onBlur={event => {
        const read = typedTime(event.target.value)
        if (read !== slot[part]) onChange({ ...slot, [part]: read })
        onLeave()
      }}
    />
  )
  return (
    <div className={styles.slot} data-slot="">
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        {time('open', texts.opens(day, place))}
        <span className={styles.to} aria-hidden="true">
          {texts.to}
        </span>
        {time('close', texts.closes(day, place))}
        {!isReadOnly && (
          <button type="button" className={styles.remove} aria-label={texts.removeSlot(day, place)} onClick={onRemove}>
            <XIcon size={15} weight="bold" aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={noteId}>
        {error ? (
          <p className={styles.error} role="alert">
            <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
            {error}
          </p>
        ) : (
          note && <p className={styles.note}>{note}</p>
        )}
      </div>
    </div>
  )
}
