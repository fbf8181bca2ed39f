import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { toast } from '#ui/toast/toast.ts'
import { proposedSlot, typedTime } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { daysText, REASON_NAMES } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import type { Holiday } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import {
  createSpecialDay,
  deleteSpecialDay,
  type SpecialDay,
  type SpecialDayBody,
  updateSpecialDay,
} from '#features/restaurants/opening/opening.contract.ts'
import { SPECIAL_AHEAD_DAYS_MAX } from '#features/restaurants/opening/opening.limits.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { SPECIAL_REASONS, type SpecialReason } from '#features/restaurants/opening/special-days.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { specialDaysOf } from './opening.queries.ts'
import styles from './special-days-card.module.css'

type SpecialDayFormProps = {
  restaurant: Restaurant
  /** Undefined: a new one. */
  day: SpecialDay | undefined
  /** The holiday that gets hours of its own. */
  holiday?: Holiday | undefined
  name: string
  onClose: () => void
}

const NO_REASON = ''

/** A day or a range, closed or with other hours, and why (EVERY-DAY §4.5). */
export function SpecialDayForm({ restaurant, day, holiday, name, onClose }: SpecialDayFormProps) {
  const { _id: id, timezone, defaultLocale } = restaurant
  const queryClient = useQueryClient()
  const today = isoOfDay(dayOfMinute(houseMinute(Date.now(), timezone)))
  const [from, setFrom] = useState(day?.from ?? holiday?.day ?? today)
  const [to, setTo] = useState(day?.to ?? holiday?.day ?? today)
  const [isRange, setRange] = useState(day ? day.from !== day.to : false)
  const [isClosed, setClosed] = useState(holiday ? false : (day?.closed ?? true))
  const [slots, setSlots] = useState<HoursSlot[]>(day?.slots.length ? day.slots : holiday ? [proposedSlot([])] : [])
  const [reason, setReason] = useState<SpecialReason | null>(day?.reason ?? (holiday ? 'holiday' : null))
  const [label, setLabel] = useState(day?.label[defaultLocale] ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const open = () => {
    setClosed(false)
    if (slots.length === 0) setSlots([proposedSlot([])])
  }
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      await queryClient.invalidateQueries({ queryKey: specialDaysOf(id).queryKey })
      toast.success(done)
      onClose()
    } catch (failure) {
      const isSaid = failure instanceof ApiError && [400, 409].includes(failure.status)
      setError(isSaid ? failure.message : failureText(failure, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  const save = () => {
    const body: SpecialDayBody = {
      from,
      to: isRange ? to : from,
      ...(isClosed ? { closed: true } : { slots }),
      reason,
      label: { [defaultLocale]: reason === 'other' ? label : '' },
    }
    const said = texts.saved(daysText({ from, to: isRange ? to : from }))
    return run(
      () =>
        day
          ? call(updateSpecialDay, { params: { id: day._id }, body, ifMatch: day.updatedAt })
          : call(createSpecialDay, { params: { id }, body }),
      said,
    )
  }
  const remove = () =>
    day &&
    run(() => call(deleteSpecialDay, { params: { id: day._id }, ifMatch: day.updatedAt }), texts.removed(daysText(day)))
  const last = isoOfDay(dayOfIso(today) + SPECIAL_AHEAD_DAYS_MAX)
  const changeSlot = (index: number, part: keyof HoursSlot, time: string) =>
    setSlots(slots.map((slot, place) => (place === index ? { ...slot, [part]: time } : slot)))
  return (
    <Modal
      open
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button variant={day ? 'danger' : 'secondary'} onClick={() => (day ? void remove() : onClose())}>
            {day ? texts.remove : texts.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            {isRange ? texts.saveDays : texts.saveDay}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Segmented
          label={texts.length}
          wide
          value={isRange ? 'several' : 'one'}
          onChange={value => setRange(value === 'several')}
          options={[
            { value: 'one', label: texts.oneDay },
            { value: 'several', label: texts.severalDays },
          ]}
        />
        <TextField
          type="date"
          label={isRange ? texts.from : texts.day}
          value={from}
          min={today}
          max={last}
          onChange={event => setFrom(event.target.value)}
        />
        {isRange && (
          <TextField
            type="date"
            label={texts.to}
            value={to}
            min={from}
            max={last}
            onChange={event => setTo(event.target.value)}
          />
        )}
        <Segmented
          label={isRange ? texts.thoseDays : texts.thatDay}
          showLabel
          wide
          value={isClosed ? 'closed' : 'open'}
          onChange={value => (value === 'closed' ? setClosed(true) : open())}
          options={[
            { value: 'closed', label: texts.closed },
            { value: 'open', label: texts.otherHours },
          ]}
        />
        {!isClosed && (
          <div className={styles.slots}>
            {slots.map((slot, index) => (
              // Slots have no identity of their own.
              <div key={String(index)} className={styles.slot}>
                {(['open', 'close'] as const).map(part => (
                  <TextField
                    key={part}
                    label={part === 'open' ? texts.opens : texts.closes}
                    inputMode="numeric"
                    autoComplete="off"
                    value={slot[part]}
                    onChange={event => changeSlot(index, part, event.target.value)}
                    onBlur={event => changeSlot(index, part, typedTime(event.target.value))}
                  />
                ))}
                {slots.length > 1 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={texts.removeSlot(slot.open)}
                    onClick={() => setSlots(slots.filter((_, place) => place !== index))}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            ))}
            <Button variant="ghost" size="sm" onClick={() => setSlots([...slots, proposedSlot(slots)])}>
              {texts.addSlot}
            </Button>
          </div>
        )}
        <SelectField
          label={texts.reason}
          optional
          value={reason ?? NO_REASON}
          onChange={event => setReason(SPECIAL_REASONS.find(each => each === event.target.value) ?? null)}
        >
          <option value={NO_REASON}>–</option>
          {SPECIAL_REASONS.map(each => (
            <option key={each} value={each}>
              {REASON_NAMES[each]}
            </option>
          ))}
        </SelectField>
        {reason === 'other' && (
          <TextField label={texts.label} value={label} onChange={event => setLabel(event.target.value)} />
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </Modal>
  )
}
