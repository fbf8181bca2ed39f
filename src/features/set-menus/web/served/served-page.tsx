import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatPrice } from '#shared/money.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { comparable, nameIn } from '#features/prices/names.ts'
import { dayOfIso, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { longDay, weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { getDailyHistory, type ServedDay, type ServedDish } from '../../daily-menu.contract.ts'
import { dailyTexts } from '../../daily-menu.texts.ts'
import { dishesInWords } from '../../day-choices.ts'
import { dayTitle } from '../../day-words.ts'
import { DAILY_MENU_PAGE } from '../../set-menus.paths.ts'
import { servedTexts as texts, weekTexts } from '../../week.texts.ts'
import { dateOf, useDayCalls } from '../daily-menu.queries.ts'
import { usePutToday } from './use-put-today.ts'
import styles from './served-page.module.css'

const TOAST = 'served'
const SHORT_LIST = 6

/** 'Lo servido': what was on the menu in the last year, by dish and by day (TABLE §5 12). */
export function ServedPage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <>
      <div className={styles.head}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={weekTexts.back}
          icon={<ArrowLeftIcon size={22} weight="bold" />}
          to={scoped(DAILY_MENU_PAGE)}
        />
        <PageHeader className={styles.title} title={texts.title} />
      </div>
      {restaurant ? (
        <Served key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={dailyTexts.noRestaurant}>{dailyTexts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

function Served({ restaurant }: { restaurant: Restaurant }) {
  const [view, setView] = useState<'dish' | 'day'>('dish')
  const scoped = useScoped()
  const pages = useInfiniteQuery({
    queryKey: ['set-menus', 'served', restaurant._id],
    queryFn: ({ pageParam, signal }) =>
      call(getDailyHistory, {
        params: { id: restaurant._id },
        query: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? last.days.at(-1)?.date : undefined),
  })
  if (pages.isError && !pages.data) {
    return (
      <Card>
        <LoadFailure
          title={texts.loadFailed}
          error={pages.error}
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      </Card>
    )
  }
  if (!pages.data) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={44} radius={10} />
        <Skeleton height={390} radius={12} />
      </SkeletonGroup>
    )
  }
  const days = pages.data.pages.flatMap(page => page.days)
  if (days.length === 0) {
    return (
      <Card>
        <EmptyState
          title={texts.empty}
          action={<ButtonRouterLink to={scoped(DAILY_MENU_PAGE)}>{texts.writeToday}</ButtonRouterLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={styles.page}>
      <Segmented
        label={texts.view}
        value={view}
        options={[
          { value: 'dish', label: texts.byDish },
          { value: 'day', label: texts.byDay },
        ]}
        onChange={setView}
      />
      {view === 'dish' ? (
        <ByDish dishes={pages.data.pages[0]?.dishes ?? []} restaurant={restaurant} />
      ) : (
        <ByDay
          days={days}
          restaurant={restaurant}
          more={pages.hasNextPage ? { busy: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() } : null}
        />
      )}
      <p className={styles.hint}>{texts.kept}</p>
    </div>
  )
}

/** 'ayer', 'el martes 17', 'el 30 de octubre'. */
function lastInWords(date: string, today: number): string {
  const ago = today - dayOfIso(date)
  if (ago === 1) return texts.yesterday
  return ago < 8 ? texts.last(texts.on(weekdayAndNumber(date))) : texts.on(longDay(date))
}

function ByDish({ dishes, restaurant }: { dishes: readonly ServedDish[]; restaurant: Restaurant }) {
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<readonly string[]>([])
  const scoped = useScoped()
  const locale = restaurant.defaultLocale
  const today = dateOf(restaurant, Date.now())
  const put = usePutToday(restaurant)
  const key = comparable(typed)
  const found = dishes.filter(({ names }) => comparable(nameIn(names, locale, locale).text).includes(key))
  const groups = [...Map.groupBy(found, ({ course }) => nameIn(course, locale, locale).text)]
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        labelHidden
        placeholder={texts.search}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <Card>
          <EmptyState
            title={texts.nothingWith(typed.trim())}
            action={<ButtonRouterLink to={scoped(DAILY_MENU_PAGE)}>{texts.writeIt}</ButtonRouterLink>}
          >
            {texts.nothingHint}
          </EmptyState>
        </Card>
      )}
      {groups.map(([course, list]) => {
        const shown = opened.includes(course) ? list : list.slice(0, SHORT_LIST)
        return (
          <section key={course} className={styles.group}>
            <h2>
              {course} <span>{list.length}</span>
            </h2>
            <ul className={styles.list}>
              {shown.map(dish => {
                const name = nameIn(dish.names, locale, locale).text
                const isToday = put.isToday(dish)
                return (
                  <li key={name}>
                    <span>
                      <b>{name}</b>
                      <small>
                        {texts.times(dish.times)}
                        {!isToday && dayOfIso(dish.last) < today && ` · ${lastInWords(dish.last, today)}`}
                      </small>
                    </span>
                    {isToday ? (
                      <Badge tone="ok">{texts.today}</Badge>
                    ) : (
                      put.may && (
                        <Button
                          variant="secondary"
                          size="sm"
                          aria-label={texts.putTodayOf(name)}
                          onClick={() => void put.dish(dish)}
                        >
                          {texts.putToday}
                        </Button>
                      )
                    )}
                  </li>
                )
              })}
            </ul>
            {shown.length < list.length && (
              <Button variant="ghost" size="sm" onClick={() => setOpened([...opened, course])}>
                {texts.seeAll(list.length)}
              </Button>
            )}
          </section>
        )
      })}
    </>
  )
}

type ByDayProps = {
  days: readonly ServedDay[]
  restaurant: Restaurant
  more: { busy: boolean; load: () => void } | null
}

function ByDay({ days, restaurant, more }: ByDayProps) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const calls = useDayCalls(restaurant)
  const today = isoOfDay(dateOf(restaurant, Date.now()))
  const mayWrite = mayChange(restaurant, 'texts')
  const repeat = async (from: string) => {
    try {
      await calls.copy(today, from)
      void navigate(scoped(DAILY_MENU_PAGE))
    } catch (error) {
      toast.error(failureText(error, dailyTexts.copyFailed), { id: TOAST })
    }
  }
  return (
    <>
      <ul className={styles.days}>
        {days.map(day => (
          <li key={day.date}>
            <header>
              <h2>{day.date === today ? `${texts.today}, ${dayTitle(day.date).toLowerCase()}` : dayTitle(day.date)}</h2>
              <span>{formatPrice(day.price, restaurant.currency)}</span>
            </header>
            {day.courses
              .filter(({ items }) => items.length > 0)
              .map(course => (
                <p key={course._id}>{dishesInWords({ courses: [course] }, restaurant.defaultLocale)}</p>
              ))}
            {day.soldOutAt !== null && (
              <p className={styles.soldOut}>
                {texts.soldOutAt(
                  timeWithArticle(timeOfMinute(houseMinute(Date.parse(day.soldOutAt), restaurant.timezone))),
                )}
              </p>
            )}
            {mayWrite && day.date !== today && (
              <Button variant="secondary" size="sm" onClick={() => void repeat(day.date)}>
                {texts.repeatToday}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="secondary" busy={more.busy} onClick={more.load}>
          {texts.moreDays}
        </Button>
      )}
    </>
  )
}
