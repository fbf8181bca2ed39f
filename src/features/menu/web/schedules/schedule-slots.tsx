import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useId, useRef } from 'react'
import { typedTime } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { proposedSlot } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { HOURS_SLOTS_MAX } from '#features/restaurants/restaurants.limits.ts'
import { nightNote, type ScheduleValues } from '../../schedules/schedule-form.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import styles from './schedule-editor.module.css'

const TIME_LENGTH_MAX = 8

type ScheduleSlotsProps = {
  values: ScheduleValues
  onChange: (more: Partial<ScheduleValues>) => void
  error: string | undefined
}

/** From when to when, several times a day; always with 24 hours, as the hours of the house. */
export function ScheduleSlots({ values, onChange, error }: ScheduleSlotsProps) {
  const { slots } = values
  const [labelId, noteId] = [useId(), useId()]
  const list = useRef<HTMLDivElement>(null)
  const note = nightNote(values)
  const name = values.name.trim() || texts.unnamed
  const set = (place: number, slot: HoursSlot) => onChange({ slots: slots.with(place, slot) })
  const add = () => {
    onChange({ slots: [...slots, proposedSlot(slots)] })
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-2)?.focus())
  }
  const time = (slot: HoursSlot, place: number, part: keyof HoursSlot) => (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={TIME_LENGTH_MAX}
      aria-label={part === 'open' ? texts.opens(name) : texts.closes(name)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || note ? noteId : undefined}
      value={slot[part]}
      onChange={({ target }) => set(place, { ...slot, [part]: target.value })}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => {
        const read = typedTime(target.value)
        if (read !== slot[part]) set(place, { ...slot, [part]: read })
      }}
    />
  )
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {texts.hours}
      </span>
      <div className={styles.slots} ref={list}>
        {slots.map((slot, place) => (
          // Slots have no identity of their own.
          <span key={String(place)} className={styles.slot} data-bad={error ? '' : undefined}>
            {time(slot, place, 'open')}
            <span aria-hidden="true">{texts.to}</span>
            {time(slot, place, 'close')}
            <button
              type="button"
              aria-label={texts.removeSlot(slot.open)}
              onClick={() => onChange({ slots: slots.toSpliced(place, 1) })}
            >
              <XIcon size={15} weight="bold" aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
      <div id={noteId} className={styles.notes}>
        {error ? (
          <p className={styles.error} role="alert">
            <WarningCircleIcon size={18} weight="fill" aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : (
          note && (
            <p className={styles.hint}>
              <MoonIcon size={18} aria-hidden="true" />
              <span>{note}</span>
            </p>
          )
        )}
      </div>
      {slots.length < HOURS_SLOTS_MAX && (
        <Button
          className={styles.add}
          variant="ghost"
          size="sm"
          icon={<PlusIcon size={16} weight="bold" />}
          onClick={add}
        >
          {texts.addSlot}
        </Button>
      )}
    </div>
  )
}
