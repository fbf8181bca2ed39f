import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import {
  capital,
  lengthOf,
  REASON_NAMES,
  shortMonth,
  specialSays,
  weekdayName,
} from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute } from '#features/restaurants/opening/days.ts'
import { type Holiday, nameOfDay, nextHolidays } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { SpecialDay } from '#features/restaurants/opening/opening.contract.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { specialDayOf } from '#features/restaurants/opening/opening.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { Holidays } from './holidays.tsx'
import { specialDaysOf } from './opening.queries.ts'
import { SpecialDayForm } from './special-day-form.tsx'
import styles from './special-days-card.module.css'

/** What a special day is called: in the words of the house, a holiday's name, its reason, or its weekday. */
function specialName(day: SpecialDay, { defaultLocale, holidayCountry }: Restaurant): string {
  const holiday = nameOfDay(holidayCountry, day.from)?.es
  const reason = day.reason && day.reason !== 'holiday' && day.reason !== 'other' ? REASON_NAMES[day.reason] : undefined
  return day.label[defaultLocale] ?? reason ?? holiday ?? capital(weekdayName(day.from))
}

function saysOf(day: SpecialDay): string {
  if (day.from !== day.to) return day.closed ? texts.closedDays(lengthOf(day)) : capital(specialSays(day))
  return `${capital(weekdayName(day.from))}, ${specialSays(day)}`
}

/** 'Días especiales' of the tab Horario: the list by date, adding one, and the holidays of the country. */
export function SpecialDaysCard({ restaurant }: { restaurant: Restaurant }) {
  const { _id: id, holidayCountry, timezone } = restaurant
  const { data: days, error, refetch } = useQuery(specialDaysOf(id))
  const [edited, setEdited] = useState<{ day?: SpecialDay | undefined; holiday?: Holiday; name: string } | null>(null)
  const [isDeciding, setDeciding] = useState(false)
  const mayChange = restaurant.readOnly === null
  const shown = days?.filter(({ asUsual }) => !asUsual)
  const date = dayOfMinute(houseMinute(Date.now(), timezone))
  const country = holidayCountry ?? 'es'
  const undecided = nextHolidays(country, date).filter(
    ({ day }) => !specialDayOf({ specialDays: days ?? [] }, dayOfIso(day)),
  )
  return (
    <Card title={texts.title}>
      {error && !days && (
        <LoadFailure title={texts.loadFailed} titleLevel={3} error={error} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && <p className={styles.lead}>{texts.lead}</p>}
      <ul className={styles.list}>
        {shown?.map(day => {
          const name = specialName(day, restaurant)
          return (
            <li key={day._id}>
              <span className={styles.leaf} data-closed={day.closed ? '' : undefined} aria-hidden="true">
                <i>{shortMonth(day.from)}</i>
                <b className="num">{numbersOf(day)}</b>
              </span>
              <p>
                <b>{name}</b>
                <small className="num">{saysOf(day)}</small>
              </p>
              {mayChange && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.edit(name)}
                  onClick={() => setEdited({ day, name })}
                >
                  <CaretRightIcon size={16} weight="bold" aria-hidden="true" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {mayChange && days && (
        <div className={styles.actions}>
          <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={() => setEdited({ name: texts.form })}>
            {texts.add}
          </Button>
          <Button variant="ghost" onClick={() => setDeciding(true)}>
            {texts.holidaysOf[country]} · {undecided.length > 0 ? texts.undecided(undecided.length) : texts.decided}
          </Button>
        </div>
      )}
      {edited && (
        <SpecialDayForm
          restaurant={restaurant}
          day={edited.day}
          holiday={edited.holiday}
          name={edited.name}
          onClose={() => setEdited(null)}
        />
      )}
      {days && (
        <Holidays
          open={isDeciding}
          restaurant={restaurant}
          days={days}
          onOther={(holiday, day) => {
            setDeciding(false)
            setEdited({ day, holiday, name: holiday.names.es })
          }}
          onClose={() => setDeciding(false)}
        />
      )}
    </Card>
  )
}

const numbersOf = ({ from, to }: SpecialDay): string =>
  from === to ? String(Number(from.slice(8))) : `${Number(from.slice(8))}–${Number(to.slice(8))}`
