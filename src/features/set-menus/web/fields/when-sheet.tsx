import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import { WEEKDAYS, type Weekday } from '#shared/weekday.ts'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { TimeField } from '#ui/field/time-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { HOURS_SLOTS_MAX } from '#features/restaurants/restaurants.limits.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { weekdayLetter, WEEKDAY_NAMES } from '../../daily/day-words.ts'
import type { SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import { setMenuTexts } from '../../set-menus.texts.ts'
import styles from './when-sheet.module.css'

type WhenSheetProps = {
  times: SetMenuTimes
  /** Throws what the call throws. */
  onSave: (times: SetMenuTimes) => Promise<unknown>
  onClose: () => void
}

/** 'Cuándo se sirve': days, hours, until it is sold out, holidays (TABLE §5 9). */
export function WhenSheet({ times, onSave, onClose }: WhenSheetProps) {
  const [days, setDays] = useState<readonly Weekday[]>(times.days)
  const [slots, setSlots] = useState<readonly HoursSlot[]>(times.slots)
  const [untilSoldOut, setUntilSoldOut] = useState(times.untilSoldOut)
  const [onHolidays, setOnHolidays] = useState(times.onHolidays)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toggle = (day: Weekday) => setDays(days.includes(day) ? days.filter(one => one !== day) : [...days, day])
  const put = (at: number, slot: HoursSlot) => setSlots(slots.map((one, place) => (place === at ? slot : one)))
  const save = async () => {
    if (days.length === 0 && !onHolidays) return setError(setMenuTexts.dayRequired)
    setBusy(true)
    try {
      await onSave({ days: WEEKDAYS.filter(day => days.includes(day)), slots, untilSoldOut, onHolidays })
      onClose()
    } catch (failure) {
      const said = failure instanceof ApiError ? Object.values(failure.errors ?? {})[0] : undefined
      setError(said ?? failureText(failure, texts.saveFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.when}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={isBusy} busyLabel={texts.saving} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.field}>
          <legend>{texts.whenDays}</legend>
          <div className={styles.days}>
            {WEEKDAYS.map(day => (
              <button
                key={day}
                type="button"
                aria-pressed={days.includes(day)}
                aria-label={WEEKDAY_NAMES[day]}
                onClick={() => toggle(day)}
              >
                {weekdayLetter(day)}
              </button>
            ))}
          </div>
        </fieldset>
        {slots.map((slot, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a slot has no other name than its place.
          <div key={at} className={styles.slot}>
            <TimeField label={texts.from} value={slot.open} onTime={open => put(at, { ...slot, open })} />
            <TimeField label={texts.to} value={slot.close} onTime={close => put(at, { ...slot, close })} />
            {slots.length > 1 && (
              <Button
                variant="ghost"
                iconOnly
                aria-label={texts.removeSlot}
                icon={<TrashIcon size={18} />}
                onClick={() => setSlots(slots.filter((_, place) => place !== at))}
              />
            )}
          </div>
        ))}
        {slots.length < HOURS_SLOTS_MAX && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.more}
            icon={<PlusIcon size={16} weight="bold" />}
            onClick={() => setSlots([...slots, { open: '20:00', close: '23:00' }])}
          >
            {texts.anotherSlot}
          </Button>
        )}
        <Switch
          className={styles.switch}
          label={texts.untilSoldOutSwitch}
          hint={texts.untilSoldOutHint}
          checked={untilSoldOut}
          onChange={setUntilSoldOut}
        />
        <Switch
          className={styles.switch}
          label={texts.onHolidays}
          hint={texts.onHolidaysHint}
          checked={onHolidays}
          onChange={setOnHolidays}
        />
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </Modal>
  )
}
