import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TYPED_TIME_MAX, timeAfterKey, typedTime } from '#shared/fields/typed-time.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { hoursTexts } from '#features/restaurants/profile/settings.texts.ts'
import { markHoursChecked, type Restaurant, updateRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { storeRestaurant } from '#features/restaurants/web/index.ts'
import { firstHoursTexts as texts } from '../home.texts.ts'
import styles from './first-hours-sheet.module.css'

const TOAST = 'first-hours'
const LETTERS: Record<Weekday, string> = {
  monday: 'L',
  tuesday: 'M',
  wednesday: 'X',
  thursday: 'J',
  friday: 'V',
  saturday: 'S',
  sunday: 'D',
}
type Slot = Restaurant['hours'][Weekday][number]
type Props = { restaurant: Restaurant; isOpen: boolean; onClose: () => void }

/** The supposed hours, looked through on the first day: days, two times, where the house is (EVERY-DAY §6). */
export function FirstHoursSheet({ restaurant, isOpen, onClose }: Props) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<readonly Weekday[]>(() => WEEKDAYS.filter(day => restaurant.hours[day].length > 0))
  const [slots, setSlots] = useState<readonly Slot[]>(() => restaurant.hours[open[0] ?? 'monday'])
  const [street, setStreet] = useState(restaurant.address.street)
  const [phone, setPhone] = useState(restaurant.contact.phone)
  const [isBusy, setBusy] = useState(false)

  const hours = Object.fromEntries(
    WEEKDAYS.map(day => [day, open.includes(day) ? slots.map(({ open: from, close }) => ({ open: from, close })) : []]),
  ) as Restaurant['hours']
  const save = async (change: object, seen: string) => {
    const params = { id: restaurant._id }
    const saved = await call(updateRestaurant, { params, body: change, ifMatch: seen })
    const checked = await call(markHoursChecked, { params })
    storeRestaurant(queryClient, checked)
    return { ...checked, updatedAt: saved.updatedAt }
  }
  const agree = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const before = { hours: restaurant.hours }
      const change = {
        hours,
        ...(street !== restaurant.address.street && { address: { street } }),
        ...(phone !== restaurant.contact.phone && { contact: { phone } }),
      }
      const saved = await save(change, restaurant.updatedAt)
      onClose()
      const closed = WEEKDAYS.filter(day => !open.includes(day)).map(day => hoursTexts.days[day])
      toast.success(texts.done, {
        id: TOAST,
        ...(closed.length > 0 && { detail: texts.closedOn(closed.join(', ')) }),
        undo: () =>
          void save(before, saved.updatedAt).catch((error: unknown) =>
            toast.error(failureText(error, texts.failed), { id: TOAST }),
          ),
      })
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id: TOAST })
      await queryClient.invalidateQueries({ queryKey: ['home', restaurant._id] })
    }
    setBusy(false)
  }
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button
            busy={isBusy}
            busyLabel={texts.saving}
            disabled={open.length > 0 && slots.length === 0}
            onClick={() => void agree()}
          >
            {texts.good}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>{texts.lead}</p>
        <fieldset className={styles.group}>
          <legend>{texts.days}</legend>
          <div className={styles.days}>
            {WEEKDAYS.map(day => (
              <button
                key={day}
                type="button"
                aria-pressed={open.includes(day)}
                aria-label={hoursTexts.days[day]}
                onClick={() => setOpen(open.includes(day) ? open.filter(each => each !== day) : [...open, day])}
              >
                {LETTERS[day]}
              </button>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{texts.slots}</legend>
          <div className={styles.slots}>
            {slots.map((slot, at) => (
              <SlotRow
                key={at}
                name={texts.slot(at)}
                slot={slot}
                onChange={changed => setSlots(slots.map((each, index) => (index === at ? changed : each)))}
                onRemove={slots.length > 1 ? () => setSlots(slots.filter((_, index) => index !== at)) : undefined}
              />
            ))}
          </div>
        </fieldset>
        <p className={styles.hint}>{texts.later}</p>
        <div className={styles.two}>
          <TextField
            label={texts.street}
            optional
            placeholder={texts.streetLike}
            value={street}
            onChange={event => setStreet(event.target.value)}
          />
          <TextField
            label={texts.phone}
            optional
            type="tel"
            placeholder={texts.phoneLike}
            value={phone}
            onChange={event => setPhone(event.target.value)}
          />
        </div>
      </div>
    </Modal>
  )
}

type SlotRowProps = {
  name: string
  slot: Slot
  onChange: (slot: Slot) => void
  onRemove: (() => void) | undefined
}

function SlotRow({ name, slot, onChange, onRemove }: SlotRowProps) {
  const time = (key: 'open' | 'close', label: string) => (
    <input
      className="num"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_TIME_MAX}
      value={slot[key]}
      onChange={event => onChange({ ...slot, [key]: event.target.value })}
      onBlur={event => onChange({ ...slot, [key]: typedTime(event.target.value) })}
      onKeyDown={event => {
        const next = timeAfterKey(event.key, slot[key])
        if (next === undefined) return
        event.preventDefault()
        onChange({ ...slot, [key]: next })
      }}
    />
  )
  return (
    <div className={styles.slot}>
      {time('open', texts.opens(name))}
      <span>{texts.to}</span>
      {time('close', texts.closes(name))}
      {onRemove && (
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.remove(name)}
          icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
