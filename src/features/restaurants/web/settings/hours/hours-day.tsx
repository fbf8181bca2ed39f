import { memo, useRef } from 'react'
import type { Weekday } from '#shared/weekday.ts'
import { focusSoon } from '#ui/focus-soon.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { proposedSlot, usualSlots } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import { DayActions } from './day-actions.tsx'
import { DayBar } from './day-bar.tsx'
import styles from './hours-day.module.css'
import { HoursSlotField } from './hours-slot.tsx'
import { useDay } from './use-day.ts'

type HoursDayProps = { day: Weekday; onCopy: (day: Weekday) => void }

/** One day: closed or open, its slots, its 24 h bar. Rendered again only when this day changes. */
export const HoursDay = memo(function HoursDay({ day, onCopy }: HoursDayProps) {
  const { isReadOnly } = useSettings()
  const { slots, change, validate, errorAt, dayError } = useDay(day)
  const before = useRef<HoursSlot[]>([])
  const group = useRef<HTMLDivElement>(null)
  const name = texts.days[day].toLowerCase()
  const isOpen = slots.length > 0

  const toggleOpen = (open: boolean) => {
    if (!open) before.current = slots
    change(open ? (before.current.length > 0 ? before.current : usualSlots()) : [])
  }
  const add = () => {
    change([...slots, proposedSlot(slots)])
    focusSoon(() => [...(group.current?.querySelectorAll('[data-slot]') ?? [])].at(-1)?.querySelector('input'))
  }
  const remove = (index: number) => {
    change(slots.filter((_, place) => place !== index))
    focusSoon(() => group.current?.querySelector<HTMLElement>('[data-add]'))
  }
  return (
    <div
      className={styles.day}
      role="group"
      aria-label={texts.days[day]}
      data-field={`hours.${day}`}
      data-open={isOpen ? '' : undefined}
      ref={group}
    >
      <Switch
        label={texts.days[day]}
        hint={isOpen ? texts.open : texts.closed}
        checked={isOpen}
        disabled={isReadOnly}
        onChange={toggleOpen}
      />
      <div className={styles.slots}>
        {slots.map((slot, index) => (
          <HoursSlotField
            key={index}
            day={name}
            place={index + 1}
            slot={slot}
            error={errorAt(index)}
            onChange={next => change(slots.with(index, next), true)}
            onLeave={validate}
            onRemove={() => remove(index)}
          />
        ))}
        <DayActions day={name} count={slots.length} onAdd={add} onCopy={() => onCopy(day)} />
        {dayError && (
          <p className={styles.error} role="alert">
            {dayError}
          </p>
        )}
      </div>
      <DayBar day={day} />
    </div>
  )
})
