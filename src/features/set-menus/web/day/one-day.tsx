import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock'
import { useRef, useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { WaitingMark } from '#ui/offline/waiting-mark.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { mayChange, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl, useScoped } from '#features/restaurants/web/index.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { isInService, isServed } from '../../daily/daily-menu.rules.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { nextEmptyDay } from '../../daily/day-choices.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { soldOutId } from '../../daily/sold-out.ts'
import { withDaily } from '../../own-address.ts'
import { DAY_PARAMETER, SHARE_PAGE } from '../../set-menus.paths.ts'
import { DAY_TOAST, useDayCalls } from '../daily-menu.queries.ts'
import { DayAsRead } from './day-as-read.tsx'
import { EmptyDay } from './empty-day.tsx'
import { dayDraftName, keptDay } from '../writing/day-drafts.ts'
import { WritingDay } from '../writing/writing-day.tsx'
import { PublishedDay } from './published-day.tsx'
import { StateBadge } from '../fields/state-badge.tsx'
import { ServiceDay, SoldOutDay } from './service-day.tsx'
import { useSoldOut, useWithSoldOut } from './use-sold-out.ts'
import styles from './one-day.module.css'

type OneDayProps = {
  day: DailyMenu
  days: readonly DailyMenu[]
  rules: DailyRules
  restaurant: Restaurant
  now: number
  today: number
  startWriting: boolean
  onChoose: (date: string) => void
  /** The focus is in the form of the day. */
  onWrite: (date: string) => void
  onWhen: () => void
}

/** One day of the menu on its sheet, in the state in which it is (TABLE §5 11). */
export function OneDay(props: OneDayProps) {
  const { rules, restaurant, now, today } = props
  const day = useWithSoldOut(props.day, restaurant)
  const isOnNow =
    isServed(day) && dayOfIso(day.date) === today && isInService(day, rules, houseMinute(now, restaurant.timezone))
  return (
    <div className={styles.sheet} id="dia" role="tabpanel" aria-labelledby={`dia-${day.date}`}>
      <header className={styles.header}>
        <h2>{isOnNow ? texts.todayTitle(weekdayAndNumber(day.date)) : dayTitle(day.date)}</h2>
        <span className={styles.state}>
          <WaitingMark id={soldOutId(restaurant._id, day.date)} />
          <StateBadge state={day.state} />
        </span>
      </header>
      {day.notServed && restaurant.readOnly === null && (
        <p className={styles.notServed}>{texts.notServed[day.notServed]}</p>
      )}
      <DayBodyView {...props} day={day} />
      {restaurant.readOnly !== null && (
        <p className={styles.lapsed}>
          <LockIcon size={18} aria-hidden="true" />
          {texts.lapsed}
        </p>
      )}
    </div>
  )
}

function DayBodyView(props: OneDayProps) {
  const { day, days, rules, restaurant, now, today, startWriting, onChoose } = props
  const calls = useDayCalls(restaurant)
  const say = useSoldOut(day, restaurant)
  const scoped = useScoped()
  const { id: userId } = useUser()
  const [isWriting, setWriting] = useState(
    () => startWriting || keptDay(userId, dayDraftName(restaurant._id, day.date)) !== undefined,
  )
  const [isBusy, setBusy] = useState(false)
  /** Two taps in one moment both see what was drawn before them. */
  const isRepeating = useRef(false)
  const [isNew, setNew] = useState(false)
  const mayWrite = mayChange(restaurant, 'texts')
  const mayAvailability = restaurant.rights.includes('availability')
  const { date, state } = day

  const repeat = async (from: string) => {
    if (isRepeating.current) return
    isRepeating.current = true
    setBusy(true)
    try {
      await calls.copy(date, from)
    } catch (error) {
      toast.error(failureText(error, texts.copyFailed), { id: DAY_TOAST })
      void calls.reload()
    } finally {
      isRepeating.current = false
      setBusy(false)
    }
  }
  const menuUrl = publicUrl() + withDaily(`/${restaurant.slug}`)
  const isEditable = state === 'draft' || state === 'prepared' || isWriting
  if (state === 'empty' && !isWriting) {
    if (!mayWrite)
      return (
        restaurant.readOnly === null && (
          <p className={styles.hint}>{texts.whoWrites(whoChanges(restaurant, 'texts', 'Esto lo'))}</p>
        )
      )
    return (
      <EmptyDay
        day={day}
        days={days}
        today={today}
        locale={restaurant.defaultLocale}
        busy={isBusy}
        onRepeat={from => void repeat(from)}
        onWrite={() => setWriting(true)}
      />
    )
  }
  if (state === 'ended') return <DayAsRead day={day} restaurant={restaurant} />
  if (!mayWrite && !isServed(day))
    return (
      <>
        <DayAsRead day={day} restaurant={restaurant} />
        {restaurant.readOnly === null && (
          <p className={styles.hint}>{texts.whoWrites(whoChanges(restaurant, 'texts', 'Esto lo'))}</p>
        )}
      </>
    )
  if (isEditable && mayWrite && state !== 'soldOut')
    return (
      <WritingDay
        {...props}
        onWrite={() => {
          setWriting(true)
          props.onWrite(date)
        }}
        onPublished={() => {
          setWriting(false)
          setNew(true)
        }}
      />
    )
  if (state === 'soldOut') {
    return (
      <SoldOutDay
        day={day}
        restaurant={restaurant}
        mayAvailability={mayAvailability}
        onBack={() => void say({ soldOut: false }, { soldOut: true }, texts.backToast)}
      />
    )
  }
  const tomorrow = nextEmptyDay(days, rules, date)
  if (isInService(day, rules, houseMinute(now, restaurant.timezone))) {
    return (
      <ServiceDay
        day={day}
        rules={rules}
        restaurant={restaurant}
        now={now}
        mayAvailability={mayAvailability}
        mayWrite={mayWrite}
        onChange={() => setWriting(true)}
        onSoldOut={() => void say({ soldOut: true }, { soldOut: false }, texts.soldOutToast)}
        onLine={(item, isLeft) => {
          const name = nameIn(item.names, restaurant.defaultLocale, restaurant.defaultLocale).text
          const change = (available: boolean) => ({ items: [{ _id: item._id, available }] })
          void say(change(isLeft), change(!isLeft), isLeft ? texts.backLine(name) : texts.soldOutLine(name))
        }}
      />
    )
  }
  return (
    <PublishedDay
      day={day}
      rules={rules}
      restaurant={restaurant}
      today={today}
      menuUrl={menuUrl}
      sharePath={scoped(`${SHARE_PAGE}?${DAY_PARAMETER}=${date}`)}
      mayWrite={mayWrite}
      onChange={() => setWriting(true)}
      isNew={isNew}
      tomorrow={mayWrite && tomorrow ? { date: tomorrow.date, onOpen: () => onChoose(tomorrow.date) } : undefined}
    />
  )
}
