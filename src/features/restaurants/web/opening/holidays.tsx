import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { toast } from '#ui/toast/toast.ts'
import { capital, longDay, slotsShort, specialSays, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute, weekdayOf } from '#features/restaurants/opening/days.ts'
import {
  HOLIDAY_COUNTRIES,
  type Holiday,
  type HolidayCountry,
  nextHolidays,
} from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import {
  createSpecialDay,
  type SpecialDay,
  type SpecialDayBody,
  updateSpecialDay,
} from '#features/restaurants/opening/opening.contract.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { specialDayOf } from '#features/restaurants/opening/opening.rules.ts'
import { type Restaurant, updateRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { storeRestaurant } from '../restaurants.queries.ts'
import { specialDaysOf } from './opening.queries.ts'
import styles from './special-days-card.module.css'

type HolidaysProps = {
  open: boolean
  restaurant: Restaurant
  days: readonly SpecialDay[]
  /** Asks for the hours of one. */
  onOther: (holiday: Holiday, present: SpecialDay | undefined) => void
  onClose: () => void
}
type Decision = 'none' | 'usual' | 'closed' | 'other'

/** The national holidays of the next twelve months: nothing is preset (EVERY-DAY §4.6). */
export function Holidays({ open, restaurant, days, onOther, onClose }: HolidaysProps) {
  const { _id: id, timezone, holidayCountry } = restaurant
  const queryClient = useQueryClient()
  const country = holidayCountry ?? 'es'
  const date = dayOfMinute(houseMinute(Date.now(), timezone))

  const chooseCountry = async (chosen: HolidayCountry) => {
    try {
      storeRestaurant(queryClient, await call(updateRestaurant, { params: { id }, body: { holidayCountry: chosen } }))
    } catch (error) {
      toast.error(failureText(error, texts.failed))
    }
  }
  const decide = async ({ day, names }: Holiday, decision: Decision) => {
    const present = specialDayOf({ specialDays: days }, dayOfIso(day))
    if (decision === 'other') return onOther({ day, names }, present)
    const body: SpecialDayBody = {
      ...(decision === 'usual' ? { asUsual: true } : { closed: true, asUsual: false }),
      reason: 'holiday',
    }
    try {
      await (present
        ? call(updateSpecialDay, { params: { id: present._id }, body, ifMatch: present.updatedAt })
        : call(createSpecialDay, { params: { id }, body: { ...body, from: day, to: day } }))
      await queryClient.invalidateQueries({ queryKey: specialDaysOf(id).queryKey })
      toast.success(texts.saved(names.es))
    } catch (error) {
      toast.error(failureText(error, texts.failed))
    }
  }
  return (
    <Modal open={open} onClose={onClose} title={texts.holidays} description={texts.nothingChanged}>
      <SelectField
        label={texts.country}
        value={country}
        onChange={event => void chooseCountry(HOLIDAY_COUNTRIES.find(each => each === event.target.value) ?? 'es')}
      >
        {HOLIDAY_COUNTRIES.map(each => (
          <option key={each} value={each}>
            {texts.countries[each]}
          </option>
        ))}
      </SelectField>
      <ul>
        {nextHolidays(country, date).map(holiday => (
          <HolidayRow
            key={holiday.day}
            holiday={holiday}
            present={specialDayOf({ specialDays: days }, dayOfIso(holiday.day))}
            usual={slotsShort(restaurant.hours[weekdayOf(dayOfIso(holiday.day))])}
            onDecide={decision => void decide(holiday, decision)}
          />
        ))}
      </ul>
    </Modal>
  )
}

type HolidayRowProps = {
  holiday: Holiday
  present: SpecialDay | undefined
  usual: string
  onDecide: (decision: Decision) => void
}

function HolidayRow({ holiday: { day, names, mondayAfter }, present, usual, onDecide }: HolidayRowProps) {
  const decision: Decision = !present ? 'none' : present.asUsual ? 'usual' : present.closed ? 'closed' : 'other'
  const says = present ? `, ${specialSays(present)}` : `. ${texts.notDecided}. ${usual || texts.closed}`
  return (
    <li className={styles.decide}>
      <p>
        <b>{names.es}</b>
        <small>
          {capital(weekdayName(day))} {longDay(day)}
          {says}
        </small>
        {mondayAfter && <small>{texts.moves(longDay(mondayAfter))}</small>}
      </p>
      <Segmented
        label={names.es}
        wide
        value={decision}
        onChange={onDecide}
        options={[
          { value: 'usual', label: texts.asUsual },
          { value: 'closed', label: texts.closed },
          { value: 'other', label: texts.other },
        ]}
      />
    </li>
  )
}
