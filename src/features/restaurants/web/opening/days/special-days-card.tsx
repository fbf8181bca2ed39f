import { capitalized } from '#shared/names/capitalized.ts'
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { focusSoon } from '#ui/focus-soon.ts'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import {
  lengthOf,
  specialName,
  specialSays,
  weekdayAndNumber,
  weekdayName,
} from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { type Holiday, nextHolidays } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { SpecialDay } from '#features/restaurants/opening/opening.contract.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { type Opening, plannedSlots, specialDayOf } from '#features/restaurants/opening/opening.rules.ts'
import { SPECIAL_RANGE_DAYS_MAX } from '#features/restaurants/opening/opening.limits.ts'
import { mayChange, hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { specialDaysOf } from '../opening.queries.ts'
import { DayLeaf } from './day-leaf.tsx'
import { Holidays } from './holidays.tsx'
import { SpecialDayForm } from './special-day-form.tsx'
import styles from './special-days-card.module.css'

type Edited = { day?: SpecialDay | undefined; holiday?: Holiday; name: string }

/** 'Días especiales' of the tab Horario: the list by date, adding one, and the holidays of the country. */
export function SpecialDaysCard({ restaurant }: { restaurant: Restaurant }) {
  const { data: days, error, refetch } = useQuery(specialDaysOf(restaurant._id))
  const [edited, setEdited] = useState<Edited | null>(null)
  const [isDeciding, setDeciding] = useState(false)
  const edit = (day: SpecialDay) => setEdited({ day, name: specialName(day, restaurant) })
  const isWritable = mayChange(restaurant, 'hours')
  const shown = days?.filter(({ asUsual }) => !asUsual)
  const card = useRef<HTMLElement>(null)
  /** A saved day leads to its row, a removed one to the next, else to 'Añadir' (EVERY-DAY §9). */
  const focusAfter = (stored: SpecialDay | null) => {
    // The holidays are open again.
    if (isDeciding) return
    const place = shown?.findIndex(({ _id }) => _id === edited?.day?._id) ?? -1
    const id = stored?._id ?? shown?.[place + 1]?._id
    const selector = id === undefined ? '[data-add]' : `[data-day="${id}"]`
    focusSoon(() => card.current?.querySelector<HTMLElement>(selector))
  }
  const who = hasRight(restaurant, 'hours') ? '' : whoChanges(restaurant, 'hours', texts.who)
  return (
    <Card
      ref={card}
      title={texts.title}
      lead={who && `${who}.`}
      actions={
        isWritable &&
        days && (
          <Button
            variant="secondary"
            size="sm"
            data-add=""
            icon={<PlusIcon size={18} />}
            onClick={() => setEdited({ name: texts.form })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {!days && error && (
        <LoadFailure title={texts.loadFailed} titleLevel={3} error={error} onRetry={() => void refetch()} />
      )}
      {!days && !error && <Skeleton height={72} radius={12} />}
      {shown?.length === 0 && <p className={styles.lead}>{texts.lead}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(day => (
            <DayRow key={day._id} {...{ day, restaurant, days: shown }} onEdit={isWritable ? edit : undefined} />
          ))}
        </ul>
      )}
      {isWritable && days && <HolidaysRow {...{ restaurant, days }} onOpen={() => setDeciding(true)} />}
      {edited && days && (
        <SpecialDayForm
          key={edited.day?._id ?? edited.name}
          restaurant={restaurant}
          days={days}
          {...edited}
          day={edited.day}
          onEdit={edit}
          onDone={focusAfter}
          onClose={() => setEdited(null)}
        />
      )}
      {days && (
        <Holidays
          open={isDeciding && !edited}
          restaurant={restaurant}
          days={days}
          onOther={(holiday, day) => setEdited({ day, holiday, name: holiday.names.es })}
          onClose={() => setDeciding(false)}
        />
      )}
    </Card>
  )
}

type DayRowProps = {
  day: SpecialDay
  restaurant: Restaurant
  days: readonly SpecialDay[]
  onEdit: ((day: SpecialDay) => void) | undefined
}

/** The whole row leads to its form; without the right it is text. */
function DayRow({ day, restaurant, days, onEdit }: DayRowProps) {
  const name = specialName(day, restaurant)
  const inside: ReactNode = (
    <>
      <DayLeaf day={day} isClosed={day.closed} />
      <span>
        <b>{name}</b>
        <small className="num">{saysOf(day, { ...restaurant, specialDays: days })}</small>
      </span>
    </>
  )
  if (!onEdit)
    return (
      <li>
        <div className={styles.row}>{inside}</div>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-day={day._id}
        aria-label={texts.edit(name)}
        onClick={() => onEdit(day)}
      >
        {inside}
        <CaretRightIcon size={16} weight="bold" aria-hidden="true" />
      </button>
    </li>
  )
}

function saysOf(day: SpecialDay, opening: Opening): string {
  if (day.from === day.to) return `${capitalized(weekdayName(day.from))}, ${specialSays(day)}`
  if (!day.closed) return capitalized(specialSays(day))
  const after = dayOfIso(day.to) + 1
  const back = Array.from({ length: SPECIAL_RANGE_DAYS_MAX }, (_, more) => after + more).find(
    each => plannedSlots(opening, each).length > 0,
  )
  return texts.closedDays(lengthOf(day), back === undefined ? undefined : weekdayAndNumber(isoOfDay(back)))
}

type HolidaysRowProps = { restaurant: Restaurant; days: readonly SpecialDay[]; onOpen: () => void }

function HolidaysRow({ restaurant: { holidayCountry, timezone }, days, onOpen }: HolidaysRowProps) {
  const date = dayOfMinute(houseMinute(Date.now(), timezone))
  const holidays = holidayCountry ? nextHolidays(holidayCountry, date) : []
  const count = holidays.filter(({ day }) => !specialDayOf({ specialDays: days }, dayOfIso(day))).length
  const said = count === holidays.length ? texts.decideNext(count) : count > 0 ? texts.undecided(count) : texts.decided
  return (
    <button type="button" className={styles.row} data-holidays="" onClick={onOpen}>
      <span className={styles.icon}>
        <CalendarDotsIcon size={22} aria-hidden="true" />
      </span>
      <span>
        <b>{texts.holidaysOf[holidayCountry ?? 'none']}</b> <small>{holidayCountry ? said : texts.noHolidays}</small>
      </span>
      <CaretRightIcon size={16} weight="bold" aria-hidden="true" />
    </button>
  )
}
