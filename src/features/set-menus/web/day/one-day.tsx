import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { toast } from '#ui/toast/toast.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { slotRange } from '#features/restaurants/hours/hours.rules.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { mayChange, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl } from '#features/restaurants/web/index.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu, DailyRules, DayState } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { nextEmptyDay } from '../../daily/day-choices.ts'
import { dayInText, dayTitle } from '../../daily/day-words.ts'
import { type DayValues, dayBody } from '../../form/day-form.ts'
import { knownDishes } from '../../form/suggestions.ts'
import type { AvailabilityBody } from '../../set-menu.shapes.ts'
import { historyOf, useDayCalls } from '../daily-menu.queries.ts'
import { DayEditor } from './day-editor.tsx'
import { DayAsRead } from './day-as-read.tsx'
import { EmptyDay } from './empty-day.tsx'
import { PublishedDay } from './published-day.tsx'
import { ServiceDay, SoldOutDay } from './service-day.tsx'
import styles from './one-day.module.css'
import { useDayWriting } from './use-day-writing.ts'

const TOAST = 'daily-menu'
const TONES: Record<DayState, BadgeTone> = {
  empty: 'off',
  draft: 'off',
  prepared: 'ok',
  published: 'ok',
  soldOut: 'wait',
  ended: 'off',
}

type OneDayProps = {
  day: DailyMenu
  days: readonly DailyMenu[]
  rules: DailyRules
  restaurant: Restaurant
  now: number
  today: number
  startWriting: boolean
  onChoose: (date: string) => void
  onWhen: () => void
}

/** True in the hours of a day, also of a night that goes on. */
function isInService({ date }: DailyMenu, rules: DailyRules, minute: number): boolean {
  const since = minute - dayOfIso(date) * DAY_MINUTES
  return rules.slots.map(slotRange).some(({ start, end }) => start <= since && since < end)
}

/** One day of the menu on its sheet, in the state in which it is (TABLE §5 11). */
export function OneDay(props: OneDayProps) {
  const { day, restaurant } = props
  return (
    <div className={styles.sheet} id="dia" role="tabpanel" aria-labelledby={`dia-${day.date}`}>
      <header className={styles.header}>
        <h2>{dayTitle(day.date)}</h2>
        <Badge tone={TONES[day.state]}>{texts.states[day.state]}</Badge>
      </header>
      {day.notServed && <p className={styles.notServed}>{texts.notServed[day.notServed]}</p>}
      <DayBodyView {...props} />
      {restaurant.readOnly !== null && <p className={styles.hint}>{texts.lapsed}</p>}
    </div>
  )
}

function DayBodyView(props: OneDayProps) {
  const { day, days, rules, restaurant, now, today, startWriting, onChoose } = props
  const calls = useDayCalls(restaurant)
  const [isWriting, setWriting] = useState(startWriting)
  const [isBusy, setBusy] = useState(false)
  const mayWrite = mayChange(restaurant, 'texts')
  const mayAvailability = restaurant.rights.includes('availability')
  const { date, state } = day
  const failed = (error: unknown, text: string) => void toast.error(failureText(error, text), { id: TOAST })

  const repeat = async (from: string) => {
    setBusy(true)
    try {
      await calls.copy(date, from)
    } catch (error) {
      failed(error, texts.copyFailed)
      void calls.reload()
    } finally {
      setBusy(false)
    }
  }
  const say = async (body: AvailabilityBody, back: AvailabilityBody, told: string) => {
    try {
      await calls.availability(date, body)
      toast.success(told, { id: TOAST, undo: () => void say(back, body, texts.undoneToast) })
    } catch (error) {
      failed(error, texts.saveFailed)
      void calls.reload()
    }
  }
  const menuUrl = `${publicUrl()}/${restaurant.slug}`
  const isEditable = state === 'draft' || state === 'prepared' || isWriting
  if (state === 'empty' && !isWriting) {
    if (!mayWrite) return <p className={styles.hint}>{whoChanges(restaurant, 'texts')}</p>
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
  const isOut = state === 'published' || state === 'soldOut'
  if (state === 'ended' || (!mayWrite && !isOut)) return <DayAsRead day={day} restaurant={restaurant} />
  if (isEditable && mayWrite && state !== 'soldOut') return <Writing {...props} onPublished={() => setWriting(false)} />
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
      share={null}
      mayWrite={mayWrite}
      onChange={() => setWriting(true)}
      onTomorrow={mayWrite && tomorrow ? () => onChoose(tomorrow.date) : undefined}
    />
  )
}

type WritingProps = OneDayProps & { onPublished: () => void }

/** The editor of a day, with what it may suggest. */
function Writing({ day, days, rules, restaurant, today, onChoose, onWhen, onPublished }: WritingProps) {
  const calls = useDayCalls(restaurant)
  const { dishes } = useLoadedMenu(restaurant._id)
  const history = useQuery(historyOf(restaurant._id))
  const { defaultLocale } = restaurant
  const known = useMemo(
    () => knownDishes(dishes ?? [], history.data?.dishes ?? [], defaultLocale),
    [dishes, history.data, defaultLocale],
  )
  const keepForAnotherDay = async (values: DayValues) => {
    const next = nextEmptyDay(days, rules, day.date)
    if (!next) return
    await calls.write(next.date, dayBody(values, defaultLocale), next.updatedAt).catch(() => {})
    onChoose(next.date)
  }
  const writing = useDayWriting({
    day,
    restaurant,
    onEnded: values => void keepForAnotherDay(values),
    onPublished: published => {
      toast.success(published.state === 'prepared' ? texts.preparedToast : texts.publishedToast, { id: TOAST })
      onPublished()
    },
  })
  return (
    <>
      {day.state === 'prepared' && (
        <p className={styles.prepared} role="status">
          <b>{texts.states.prepared}</b>{' '}
          {texts.goesOut(dayInText(day.date, today), timeWithArticle(rules.slots[0]?.open ?? ''))}
        </p>
      )}
      <DayEditor
        day={day}
        rules={rules}
        restaurant={restaurant}
        writing={writing}
        known={known}
        today={today}
        menuUrl={`${publicUrl()}/${restaurant.slug}`}
        onWhen={onWhen}
      />
    </>
  )
}
