import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { typedTime } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { proposedSlot } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { HOURS_SLOTS_MAX } from '#features/restaurants/restaurants.limits.ts'
import styles from './special-day-form.module.css'

type SpecialSlotsProps = { slots: readonly HoursSlot[]; onChange: (slots: HoursSlot[]) => void }

/** The hours of such a day; always 24 hours, because a native field follows the device's clock. */
export function SpecialSlots({ slots, onChange }: SpecialSlotsProps) {
  const set = (index: number, changed: Partial<HoursSlot>) =>
    onChange(slots.map((slot, place) => (place === index ? { ...slot, ...changed } : slot)))
  return (
    <div className={styles.slots}>
      {slots.map((slot, index) => (
        // Slots have no identity of their own.
        <div key={String(index)} className={styles.slot}>
          {(['open', 'close'] as const).map(part => (
            <input
              key={part}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              aria-label={`${part === 'open' ? texts.opens : texts.closes}, ${texts.slotPlace(index + 1)}`}
              value={slot[part]}
              onChange={event => set(index, { [part]: event.target.value })}
              onFocus={event => event.target.select()}
              onBlur={event => set(index, { [part]: typedTime(event.target.value) })}
            />
          ))}
          {slots.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<XIcon size={16} weight="bold" />}
              aria-label={texts.removeSlot(slot.open)}
              onClick={() => onChange(slots.filter((_, place) => place !== index))}
            />
          )}
        </div>
      ))}
      {slots.length < HOURS_SLOTS_MAX && (
        <Button
          variant="ghost"
          size="sm"
          icon={<PlusIcon size={18} />}
          onClick={() => onChange([...slots, proposedSlot(slots)])}
        >
          {texts.addSlot}
        </Button>
      )}
    </div>
  )
}
