import { capitalized } from '#shared/names/capitalized.ts'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { toast } from '#ui/toast/toast.ts'
import { daysText, longDay, slotsShort, specialSays, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute, weekdayOf } from '#features/restaurants/opening/days.ts'
import { HOLIDAY_COUNTRIES, type Holiday, nextHolidays } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { SpecialDay } from '#features/restaurants/opening/opening.contract.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { specialDayOf } from '#features/restaurants/opening/opening.rules.ts'
import { type Restaurant, updateRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { storeRestaurant } from '../../restaurants.queries.ts'
import { DayLeaf } from './day-leaf.tsx'
import { type DayWish, useSpecialDaySaves } from './special-days.queries.ts'
import styles from './special-days-card.module.css'

type HolidaysProps = {
  open: boolean
  restaurant: Restaurant
  days: readonly SpecialDay[]
  /** Asks for the hours of one; the choices wait meanwhile. */
  onOther: (holiday: Holiday, present: SpecialDay | undefined) => void
  onClose: () => void
}
type Decision = 'none' | 'usual' | 'closed' | 'other'
const NONE = ''

const decisionOf = (present: SpecialDay | undefined): Decision =>
  !present ? 'none' : present.asUsual ? 'usual' : present.closed ? 'closed' : 'other'

/** The national holidays of the next twelve months: nothing is preset, all are saved at once (EVERY-DAY §4.6). */
export function Holidays({ open, restaurant, days, onOther, onClose }: HolidaysProps) {
  const { _id: id, timezone, holidayCountry } = restaurant
  const queryClient = useQueryClient()
  const { saveAll } = useSpecialDaySaves(id)
  const sending = useSending()
  const [chosen, setChosen] = useState<Readonly<Record<string, 'usual' | 'closed'>>>({})
  const [error, setError] = useState<string>()
  const date = dayOfMinute(houseMinute(Date.now(), timezone))
  const presentOn = (day: string) => specialDayOf({ specialDays: days }, dayOfIso(day))
  const wishes = Object.entries(chosen)
    .filter(([day, decision]) => decisionOf(presentOn(day)) !== decision)
    .map(([day, decision]): Omit<DayWish, 'key'> => {
      const present = presentOn(day) ?? null
      const said = decision === 'usual' ? { asUsual: true } : { closed: true, asUsual: false }
      return { day: present, body: { ...said, reason: 'holiday', ...(!present && { from: day, to: day }) } }
    })

  const chooseCountry = async (value: string) => {
    const country = HOLIDAY_COUNTRIES.find(each => each === value) ?? null
    setChosen({})
    try {
      storeRestaurant(queryClient, await call(updateRestaurant, { params: { id }, body: { holidayCountry: country } }))
    } catch (failure) {
      toast.error(failureText(failure, texts.failed))
    }
  }
  const close = () => {
    sending.leave()
    setChosen({})
    setError(undefined)
    onClose()
  }
  const save = async () => {
    setError(undefined)
    const keyed = wishes.map(wish => ({ ...wish, key: crypto.randomUUID() }))
    try {
      await sending.send(() => saveAll(keyed, count => ({ says: texts.savedHolidays(count) })))
      close()
    } catch (failure) {
      if (!sending.hasLeft()) setError(failureText(failure, texts.failed))
    }
  }
  return (
    <Modal
      open={open}
      onClose={close}
      title={texts.holidays}
      unsaved={wishes.length > 0}
      footer={
        sending.state === 'waiting' ? (
          <WaitingFooter />
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              {texts.cancel}
            </Button>
            <Button disabled={wishes.length === 0} busy={sending.state !== 'idle'} onClick={() => void save()}>
              {wishes.length === 0 ? texts.save : texts.saveHolidays(wishes.length)}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        <SelectField
          label={texts.country}
          value={holidayCountry ?? NONE}
          onChange={event => void chooseCountry(event.target.value)}
        >
          <option value={NONE}>{texts.noCountry}</option>
          {HOLIDAY_COUNTRIES.map(each => (
            <option key={each} value={each}>
              {texts.countries[each]}
            </option>
          ))}
        </SelectField>
        <p className={styles.lead}>{holidayCountry ? texts.nothingChanged : texts.noHolidays}</p>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {holidayCountry && (
          <ul>
            {nextHolidays(holidayCountry, date).map(holiday => {
              const present = presentOn(holiday.day)
              return (
                <HolidayRow
                  key={holiday.day}
                  {...{ holiday, present }}
                  decision={chosen[holiday.day] ?? decisionOf(present)}
                  usual={slotsShort(restaurant.hours[weekdayOf(dayOfIso(holiday.day))])}
                  onDecide={decision => {
                    if (decision === 'other') {
                      const { [holiday.day]: _dropped, ...rest } = chosen
                      setChosen(rest)
                      onOther(holiday, present)
                    } else if (decision !== 'none') setChosen({ ...chosen, [holiday.day]: decision })
                  }}
                />
              )
            })}
          </ul>
        )}
        {holidayCountry && <p className={styles.lead}>{texts.regional}</p>}
      </div>
    </Modal>
  )
}

type HolidayRowProps = {
  holiday: Holiday
  present: SpecialDay | undefined
  decision: Decision
  usual: string
  onDecide: (decision: Decision) => void
}

function HolidayRow({ holiday: { day, names, mondayAfter }, present, decision, usual, onDecide }: HolidayRowProps) {
  const weekday = capitalized(weekdayName(day))
  // One day of a range is not decided alone.
  const range = present && present.from !== present.to ? present : undefined
  const asUsual = usual || texts.asAlwaysClosed
  const said: Record<Decision, string> = {
    none: `${texts.notDecided}. ${weekday}, ${asUsual}`,
    usual: `${weekday}, ${asUsual}`,
    closed: `${weekday}, ${texts.closed.toLowerCase()}`,
    other: `${weekday}, ${present ? specialSays(present) : ''}`,
  }
  return (
    <li className={styles.decide}>
      <div className={styles.holiday}>
        <DayLeaf day={{ from: day, to: day }} isClosed={decision === 'closed'} />
        <p>
          <b>{names.es}</b>
          <small className="num">
            {range ? texts.inRange(weekday, specialSays(range), daysText(range)) : said[decision]}
          </small>
          {mondayAfter && <small>{texts.moves(longDay(mondayAfter))}</small>}
        </p>
      </div>
      {!range && (
        <Segmented
          label={names.es}
          wide
          value={decision}
          onChange={onDecide}
          options={[
            { value: 'usual', label: texts.asUsual },
            { value: 'closed', label: texts.closed },
            {
              value: 'other',
              label: (
                <>
                  <ClockIcon size={18} aria-hidden="true" /> {texts.other}
                </>
              ),
            },
          ]}
        />
      )}
    </li>
  )
}
