import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { useNow } from '#features/restaurants/web/opening/index.ts'
import type { DailyMenu, DailyRules } from '../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../daily/daily-menu.texts.ts'
import { goingNight } from '../daily/daily-menu.rules.ts'
import { isFirst, isOut, shownDays } from '../daily/day-choices.ts'
import { previewWords } from '../daily/preview-words.ts'
import { DAY_PARAMETER, MENU_WEEK_PAGE, SERVED_PAGE } from '../set-menus.paths.ts'
import { DayPreview } from './preview/day-preview.tsx'
import { DayTabs } from './day/day-tabs.tsx'
import { OneDay } from './day/one-day.tsx'
import { WhenSheet } from './fields/when-sheet.tsx'
import { dailyMenuOf, dateOf, useDayCalls, useLastPublished } from './daily-menu.queries.ts'
import styles from './daily-menu-page.module.css'

/** 'Menú del día' of the current restaurant (TABLE §5). */
export function DailyMenuPage() {
  const restaurant = useCurrentRestaurant()
  if (restaurant) return <DailyMenus key={restaurant._id} restaurant={restaurant} />
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
      </Card>
    </>
  )
}

function DailyMenus({ restaurant }: { restaurant: Restaurant }) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const menus = useQuery(dailyMenuOf(restaurant))
  const [isWhenOpen, setWhenOpen] = useState(false)
  const mayWrite = mayChange(restaurant, 'texts')
  const items = [
    ...(mayWrite ? [{ label: texts.when, onSelect: () => setWhenOpen(true) }] : []),
    { label: texts.weekAndOthers, onSelect: () => void navigate(scoped(MENU_WEEK_PAGE)) },
    { label: texts.servedTitle, onSelect: () => void navigate(scoped(SERVED_PAGE)) },
  ]
  return (
    <>
      <div className={styles.head}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={texts.backTo}
          icon={<ArrowLeftIcon size={22} weight="bold" />}
          to={scoped(PAGES.menu)}
        />
        <PageHeader
          className={styles.title}
          title={texts.title}
          actions={
            <Menu label={texts.more} iconOnly trigger={<DotsThreeIcon size={24} weight="bold" />} items={items} />
          }
        />
      </div>
      <ReadOnlyNotice restaurant={restaurant} />
      {menus.data ? (
        <Days
          restaurant={restaurant}
          rules={menus.data.rules}
          days={menus.data.days}
          isWhenOpen={isWhenOpen}
          setWhenOpen={setWhenOpen}
        />
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
          <Skeleton height={60} radius={12} />
          <Skeleton height={420} radius={8} />
        </SkeletonGroup>
      )}
    </>
  )
}

type DaysProps = {
  restaurant: Restaurant
  rules: DailyRules
  days: readonly DailyMenu[]
  isWhenOpen: boolean
  setWhenOpen: (isOpen: boolean) => void
}

function Days({ restaurant, rules, days, isWhenOpen, setWhenOpen }: DaysProps) {
  const scoped = useScoped()
  const calls = useDayCalls(restaurant)
  const now = useNow()
  const [parameters, setParameters] = useSearchParams()
  const [hasBegun, setBegun] = useState(false)
  const [written, setWritten] = useState<string>()
  const today = dateOf(restaurant, now)
  const asked = parameters.get(DAY_PARAMETER)
  const last = useLastPublished(restaurant, days)
  const night = goingNight(days, rules, houseMinute(now, restaurant.timezone))
  // What is being written stays at midnight, and at the minute at which it goes out.
  const open = days.find(({ date, state }) => date === written && state !== 'ended')
  const day =
    days.find(({ date }) => date === asked) ?? open ?? night ?? days.find(({ date }) => date === isoOfDay(today))
  if (!day) return null
  const choose = (date: string) =>
    setParameters(
      before => {
        before.set(DAY_PARAMETER, date)
        return before
      },
      { replace: true },
    )
  const mayWrite = mayChange(restaurant, 'texts')
  if (isFirst(days) && !hasBegun && mayWrite) {
    return (
      <Card>
        <EmptyState
          title={texts.firstTitle}
          action={<Button onClick={() => setBegun(true)}>{texts.writeToday}</Button>}
        >
          {texts.firstText}
        </EmptyState>
      </Card>
    )
  }
  const isLapsed = restaurant.readOnly !== null
  const coming = shownDays(days, rules, today)
  const tabs = night ? [night, ...coming.slice(0, -1)] : coming
  const shown = isLapsed && !isOut(day) ? (last ?? day) : day
  return (
    <div className={styles.page}>
      <div>
        <DayTabs
          days={tabs.some(({ date }) => date === day.date) ? tabs : [...tabs.slice(0, -1), day]}
          date={day.date}
          today={today}
          weekPath={scoped(MENU_WEEK_PAGE)}
          onChoose={choose}
        />
        <OneDay
          key={shown.date}
          day={shown}
          days={days}
          rules={rules}
          restaurant={restaurant}
          now={now}
          today={today}
          startWriting={hasBegun}
          onChoose={choose}
          onWrite={setWritten}
          onWhen={() => setWhenOpen(true)}
        />
      </div>
      <DayPreview
        restaurantId={restaurant._id}
        day={shown}
        said={previewWords(shown, {
          rules,
          timezone: restaurant.timezone,
          now,
          today,
          isLapsed: isLapsed && !isOut(shown),
        })}
      />
      {isWhenOpen && (
        <WhenSheet
          times={rules}
          onSave={times => calls.rules({ ...times, slots: [...times.slots], days: [...times.days] }, rules.updatedAt)}
          onClose={() => setWhenOpen(false)}
        />
      )}
    </div>
  )
}
