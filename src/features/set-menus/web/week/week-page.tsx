import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { dayOfIso, isoOfDay, weekdayIndex, weekdayOf } from '#features/restaurants/opening/days.ts'
import { longDay, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { DAILY_MENU_PAGE, SERVED_PAGE } from '../../set-menus.paths.ts'
import { weekTexts as texts } from '../../week.texts.ts'
import { dailyMenuOf, dateOf, useDayCalls } from '../daily-menu.queries.ts'
import { OtherMenus } from './other-menus.tsx'
import { WeekDay } from './week-day.tsx'
import styles from './week-page.module.css'

const TOAST = 'daily-week'

/** 'La semana' and 'Otros menús' (TABLE §5 12). */
export function WeekPage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <>
      <div className={styles.head}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={texts.back}
          icon={<ArrowLeftIcon size={22} weight="bold" />}
          to={scoped(DAILY_MENU_PAGE)}
        />
        <PageHeader className={styles.title} title={texts.title} />
      </div>
      {restaurant ? (
        <Weeks key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={dailyTexts.noRestaurant}>{dailyTexts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

function Weeks({ restaurant }: { restaurant: Restaurant }) {
  const menus = useQuery(dailyMenuOf(restaurant))
  return (
    <>
      <ReadOnlyNotice restaurant={restaurant} />
      {menus.data ? (
        <Week restaurant={restaurant} days={menus.data.days} rules={menus.data.rules} />
      ) : menus.isError ? (
        <Card>
          <LoadFailure
            title={texts.loadFailed}
            error={menus.error}
            busy={menus.isFetching}
            onRetry={() => void menus.refetch()}
          />
        </Card>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={384} radius={8} />
        </SkeletonGroup>
      )}
      <OtherMenus restaurant={restaurant} />
    </>
  )
}

type WeekProps = { restaurant: Restaurant; days: readonly DailyMenu[]; rules: DailyRules }

const mondayOf = (day: number): number => day - weekdayIndex(day)

/** 'Del 23 al 27 de noviembre'. */
function periodOf(days: readonly DailyMenu[]): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return texts.period(isOneMonth ? String(Number(first.slice(8))) : longDay(first), longDay(last))
}

function Week({ restaurant, days, rules }: WeekProps) {
  const scoped = useScoped()
  const calls = useDayCalls(restaurant)
  const today = dateOf(restaurant, Date.now())
  const [monday, setMonday] = useState(mondayOf(today))
  const [isBusy, setBusy] = useState(false)
  const mayWrite = mayChange(restaurant, 'texts')
  const isLoaded = (day: number): boolean => days.some(({ date }) => date === isoOfDay(day))
  const week = days.filter(({ date, state }) => {
    const day = dayOfIso(date)
    return day >= monday && day < monday + 7 && (state !== 'empty' || rules.days.includes(weekdayOf(day)))
  })
  const undo = async (copied: readonly DailyMenu[]) => {
    try {
      // oxlint-disable-next-line no-await-in-loop -- at most seven, in order.
      for (const day of copied) await calls.remove(day)
    } catch (error) {
      toast.error(failureText(error, texts.copyFailed), { id: TOAST })
    }
  }
  const copy = async () => {
    setBusy(true)
    try {
      const copied = await calls.copyWeek(isoOfDay(monday - 7), isoOfDay(monday))
      if (copied.length === 0) toast.info(texts.nothingCopied, { id: TOAST })
      else
        toast.success(texts.copied(copied.map(({ date }) => weekdayName(date))), {
          id: TOAST,
          undo: () => void undo(copied),
        })
    } catch (error) {
      toast.error(failureText(error, texts.copyFailed), { id: TOAST })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.period}>
          <Button
            variant="secondary"
            iconOnly
            aria-label={texts.before}
            icon={<CaretLeftIcon size={18} weight="bold" />}
            disabled={!isLoaded(monday - 7)}
            onClick={() => setMonday(monday - 7)}
          />
          <b role="status">{week.length > 0 ? periodOf(week) : longDay(isoOfDay(monday))}</b>
          <Button
            variant="secondary"
            iconOnly
            aria-label={texts.after}
            icon={<CaretRightIcon size={18} weight="bold" />}
            disabled={!isLoaded(monday + 7)}
            onClick={() => setMonday(monday + 7)}
          />
        </div>
        {mayWrite && (
          <Button variant="secondary" icon={<CopyIcon size={20} />} busy={isBusy} onClick={() => void copy()}>
            {texts.copyLast}
          </Button>
        )}
        <ButtonRouterLink variant="ghost" icon={<ClockCounterClockwiseIcon size={20} />} to={scoped(SERVED_PAGE)}>
          {texts.served}
        </ButtonRouterLink>
      </div>
      <ul className={styles.week}>
        {week.map(day => (
          <WeekDay
            key={day.date}
            day={day}
            days={days}
            restaurant={restaurant}
            isToday={dayOfIso(day.date) === today}
          />
        ))}
      </ul>
    </>
  )
}
