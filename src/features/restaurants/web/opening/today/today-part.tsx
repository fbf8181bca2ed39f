import { capitalized } from '#shared/names/capitalized.ts'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CalendarStarIcon } from '@phosphor-icons/react/dist/csr/CalendarStar'
import { ClockClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockClockwise'
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown'
import { DoorOpenIcon } from '@phosphor-icons/react/dist/csr/DoorOpen'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { WaitingMark } from '#ui/offline/waiting-mark.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { slotsInWords, slotsShort, weekdayAndNumber, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { nameOfDay } from '#features/restaurants/opening/holidays.ts'
import { openingAt, plannedSlots } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { hasRight, mayChange, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '../../use-scoped.ts'
import { unsentToday, useOpening, useSaveToday } from '../opening.queries.ts'
import { useNow } from '../use-now.ts'
import { ChangeToday } from './change-today.tsx'
import { NoticeButtons, SetNotices } from './notices.tsx'
import styles from './today-part.module.css'
import type { TodayProps } from './today-props.ts'

type TodayPartProps = {
  restaurant: Restaurant
  /** False: only its hours, with their date. */
  notices?: boolean
}

/** The hours of today, how to change them, and the notices of the moment (EVERY-DAY §4). */
export function TodayPart({ restaurant, notices = true }: TodayPartProps) {
  const { known, error, retry } = useOpening(restaurant)
  const now = useNow()
  const put = useSaveToday(restaurant)
  if (!known && error) return <LoadFailure title={texts.loadFailed} titleLevel={3} error={error} onRetry={retry} />
  if (!known)
    return (
      <div className={styles.waiting}>
        <Skeleton width="60%" height={20} />
        <Skeleton width={150} height={36} radius={10} />
      </div>
    )
  const props = { restaurant, now, put, ...known }
  return (
    <div className={styles.part} data-home={notices ? '' : undefined}>
      <HoursLine {...props} isDated={!notices} />
      {notices && <SetNotices {...props} />}
      <div className={styles.actions}>
        <HoursButtons {...props} />
        {notices && <NoticeButtons {...props} />}
      </div>
      <WhoChanges {...{ restaurant, notices }} />
    </div>
  )
}

/** Who changes what this person only reads: nothing is grey (EVERY-DAY §5). */
function WhoChanges({ restaurant, notices }: Required<TodayPartProps>) {
  const lines = [
    !hasRight(restaurant, 'hours') && whoChanges(restaurant, 'hours', texts.hoursWho),
    notices && !hasRight(restaurant, 'availability') && whoChanges(restaurant, 'availability', texts.noticesWho),
  ]
  return lines.map(line => line && <small key={line} className={styles.who}>{`${line}.`}</small>)
}

function HoursLine({ restaurant, opening, now, isDated }: TodayProps & { isDated: boolean }) {
  const state = openingAt(opening, now)
  const iso = isoOfDay(state.day)
  const weekday = weekdayName(iso)
  const isPastMidnight = dayOfMinute(state.now) !== state.day
  const isChanged = state.from === 'today'
  const called = isPastMidnight ? capitalized(weekday) : isDated ? texts.dated(weekdayAndNumber(iso)) : texts.today
  const closed = isChanged || state.from === 'special' ? texts.closed : texts.closedAsAlways(weekday)
  const planned = slotsShort(plannedSlots(opening, state.day))
  const special = nameOfDay(restaurant.holidayCountry, iso)?.es
  return (
    <p className={styles.hours} data-dated={isDated ? '' : undefined}>
      {state.slots.length > 0 ? (
        <>
          <span className="vh">{texts.hoursSpoken(called, slotsInWords(state.slots))}</span>
          <span aria-hidden="true">
            {called} <b className="num">{slotsShort(state.slots)}</b>
          </span>
        </>
      ) : (
        <>
          {called}{' '}
          {isChanged && planned ? (
            <>
              <s className="num" aria-hidden="true">
                {planned}
              </s>
              <span className="vh">{closed}</span>
            </>
          ) : (
            <b>{closed}</b>
          )}
        </>
      )}
      {isChanged && (
        <span className={styles.chip}>
          <ClockCountdownIcon size={14} aria-hidden="true" />
          {texts.onlyToday}
        </span>
      )}
      {special && state.from === 'special' && (
        <span className={styles.chip}>
          <CalendarStarIcon size={14} aria-hidden="true" />
          {special}
        </span>
      )}
      <WaitingMark id={unsentToday(restaurant._id)} />
      {isPastMidnight && <small>{texts.stillDay(weekday)}</small>}
    </p>
  )
}

function HoursButtons({ restaurant, today, opening, now, put }: TodayProps) {
  const scoped = useScoped()
  const [isOpen, setOpen] = useState(false)
  const usual = useRef<HTMLButtonElement>(null)
  const state = openingAt(opening, now)
  const isChanged = state.from === 'today' && today.hours !== null
  const may = mayChange(restaurant, 'hours')
  // A sheet that is open says itself that the right is gone.
  if (!may && !isOpen) return null
  const isAway = state.from === 'special' && state.special?.closed && state.special.from !== state.special.to
  return (
    <>
      {may && isChanged && (
        <Button
          ref={usual}
          variant="secondary"
          size="sm"
          icon={<ArrowUUpLeftIcon size={18} />}
          onClick={() => void put({ body: { hours: null }, says: texts.savedUsual })}
        >
          {texts.usual}
        </Button>
      )}
      {may && isAway && (
        <Link className={styles.link} to={scoped(PAGES.hours)}>
          {texts.changeDates}
        </Link>
      )}
      {may && (
        <Button
          variant={isChanged ? 'ghost' : 'secondary'}
          size="sm"
          icon={
            isChanged ? undefined : state.slots.length === 0 ? (
              <DoorOpenIcon size={18} />
            ) : (
              <ClockClockwiseIcon size={18} />
            )
          }
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {isChanged ? texts.changeShort : state.slots.length === 0 ? texts.openToday : texts.change}
        </Button>
      )}
      <ChangeToday
        {...{ restaurant, open: isOpen, opening, today, now, put }}
        onClose={() => setOpen(false)}
        onSaved={() => usual.current?.focus()}
      />
    </>
  )
}
