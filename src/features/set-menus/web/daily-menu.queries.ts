import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BodyInput } from '#shared/endpoint.ts'
import { DAY_MINUTES, MINUTE_MS, SECOND_MS } from '#shared/time.ts'
import { call } from '#ui/client/client.ts'
import { slotRange } from '#features/restaurants/hours/hours.rules.ts'
import { dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import * as calls from '../daily/daily-menu.contract.ts'
import type { DailyMenu, DailyRules } from '../daily/daily-menu.contract.ts'
import { DAILY_AHEAD_DAYS } from '../set-menus.limits.ts'

/** What is said of a day stands in one toast. */
export const DAY_TOAST = 'daily-menu'

/** So far back a day is offered to be repeated. */
const BACK_DAYS = 28

/** The date of the house, counted from 1970. */
export const dateOf = ({ timezone }: Pick<Restaurant, 'timezone'>, now: number): number =>
  dayOfMinute(houseMinute(now, timezone))

/** The clock of a phone may be seconds ahead of the server's. */
const AHEAD_MS = 5 * SECOND_MS

/** Milliseconds until an hour of the menu has begun or ended, or the date has changed: then its days are others. */
function untilNextHour({ slots }: Pick<DailyRules, 'slots'>, phone: number, timezone: string): number {
  const now = phone - AHEAD_MS
  const minute = houseMinute(now, timezone)
  const hours = [0, ...slots.map(slotRange).flatMap(({ start, end }) => [start, end])]
  const minutes = Math.min(...hours.map(hour => DAY_MINUTES - ((minute - hour) % DAY_MINUTES)))
  return minutes * MINUTE_MS - (now % MINUTE_MS)
}

/** Rules and days of four weeks back and two ahead; read again when an hour of the menu begins or ends. */
export const dailyMenuOf = (restaurant: Pick<Restaurant, '_id' | 'timezone'>) =>
  queryOptions({
    queryKey: ['set-menus', 'daily', restaurant._id] as const,
    queryFn: ({ signal }) => {
      const today = dateOf(restaurant, Date.now())
      return call(calls.getDailyMenu, {
        params: { id: restaurant._id },
        query: { from: isoOfDay(today - BACK_DAYS), to: isoOfDay(today + DAILY_AHEAD_DAYS) },
        signal,
      })
    },
    refetchInterval: ({ state: { data } }) => data && untilNextHour(data.rules, Date.now(), restaurant.timezone),
  })

/** What was served in the last year. */
export const historyOf = (restaurantId: string, before?: string) =>
  queryOptions({
    queryKey: ['set-menus', 'history', restaurantId, before ?? ''] as const,
    queryFn: ({ signal }) =>
      call(calls.getDailyHistory, { params: { id: restaurantId }, query: before ? { before } : {}, signal }),
  })

/** Of a house without a plan: the day that diners read last, also long ago; undefined where there was none. */
export function useLastPublished(restaurant: Restaurant, days: readonly DailyMenu[]): DailyMenu | undefined {
  const isLapsed = restaurant.readOnly !== null
  const history = useQuery({ ...historyOf(restaurant._id), enabled: isLapsed })
  const date = history.data?.days[0]?.date
  const known = days.find(day => day.date === date)
  const earlier = useQuery({
    queryKey: ['set-menus', 'day', restaurant._id, date] as const,
    queryFn: ({ signal }) =>
      call(calls.getDailyMenu, { params: { id: restaurant._id }, query: { from: date, to: date }, signal }),
    enabled: isLapsed && date !== undefined && !known,
  })
  return known ?? earlier.data?.days[0]
}

/** The calls about days; each keeps the loaded list true. */
export function useDayCalls(restaurant: Restaurant) {
  const queryClient = useQueryClient()
  const { _id: id } = restaurant
  return useMemo(() => {
    const { queryKey } = dailyMenuOf(restaurant)
    const store = (day: DailyMenu): DailyMenu => {
      const isLoading = queryClient.isFetching({ queryKey }) > 0
      queryClient.setQueryData(queryKey, known =>
        known ? { ...known, days: known.days.map(one => (one.date === day.date ? day : one)) } : known,
      )
      // An answer on its way may be from before this: it is asked for again.
      if (isLoading) void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['activity'] })
      return day
    }
    const of = (date: string) => ({ id, date })
    return {
      store,
      loaded: (date: string) => queryClient.getQueryData(queryKey)?.days.find(day => day.date === date),
      write: async (date: string, body: BodyInput<typeof calls.updateDailyMenu>, ifMatch: string) =>
        store(
          await call(calls.updateDailyMenu, { params: of(date), body, ifMatch, idempotencyKey: crypto.randomUUID() }),
        ),
      publish: async (date: string, ifMatch: string) =>
        store(
          await call(calls.publishDailyMenu, {
            params: of(date),
            ifMatch,
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      copy: async (date: string, from: string) =>
        store(
          await call(calls.copyDailyMenu, {
            params: of(date),
            body: { from },
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      copyWeek: async (from: string, to: string) => {
        const days = await call(calls.copyDailyWeek, {
          params: { id },
          body: { from, to },
          idempotencyKey: crypto.randomUUID(),
        })
        days.forEach(store)
        return days
      },
      remove: async ({ date, updatedAt }: DailyMenu) => {
        await call(calls.deleteDailyMenu, {
          params: of(date),
          ifMatch: updatedAt,
          idempotencyKey: crypto.randomUUID(),
        })
        await queryClient.invalidateQueries({ queryKey })
      },
      rules: async (body: calls.RulesBody, ifMatch: string) => {
        const rules = await call(calls.updateDailyRules, { params: { id }, body, ifMatch })
        await queryClient.invalidateQueries({ queryKey })
        return rules
      },
      reload: () => queryClient.invalidateQueries({ queryKey }),
    }
  }, [queryClient, restaurant, id])
}
