import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { memo, useRef } from 'react'
import type { Weekday } from '#shared/weekday.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { proposedSlot, usualSlots } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { HOURS_SLOTS_MAX } from '#features/restaurants/restaurants.limits.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import { DayBar } from './day-bar.tsx'
import styles from './hours-day.module.css'
import { HoursSlotField } from './hours-slot.tsx'
import { useDay } from './use-day.ts'

/** From two slots on there is no room for the words, only for the plus. */
const WORDS_UNTIL = 2

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
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll('[data-slot]') ?? [])].at(-1)?.querySelector('input')?.focus(),
    )
  }
  const remove = (index: number) => {
    change(slots.filter((_, place) => place !== index))
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }
  return (
    <div className={styles.day} role="group" aria-label={texts.days[day]} ref={group}>
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
        <div className={styles.actions}>
          {slots.length < HOURS_SLOTS_MAX && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.action}
              data-add=""
              iconOnly={slots.length >= WORDS_UNTIL}
              icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
              aria-label={texts.addSlotTo(name)}
              disabled={isReadOnly}
              onClick={add}
            >
              {slots.length < WORDS_UNTIL && texts.addSlot}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.action}
              iconOnly
              icon={<CopyIcon size={18} aria-hidden="true" />}
              aria-label={texts.copy(name)}
              disabled={isReadOnly}
              onClick={() => onCopy(day)}
            />
          )}
        </div>
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
