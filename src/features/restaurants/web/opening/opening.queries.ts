import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { type Change, outbox } from '#ui/offline/outbox.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { dayOfIso, isoOfDay } from '../../opening/days.ts'
import { getToday, listSpecialDays, type Today, type TodayBody, updateToday } from '../../opening/opening.contract.ts'
import { type Opening, openingAt, plannedSlots } from '../../opening/opening.rules.ts'
import { todayTexts as texts } from '../../opening/opening-screen.texts.ts'
import { mergeToday } from '../../opening/today-merge.rules.ts'
import { backOf, joinWishes, withWish } from '../../opening/today-wish.rules.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

export const todayOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['restaurants', 'today', restaurantId],
    queryFn: ({ signal }) => call(getToday, { params: { id: restaurantId }, signal }),
  })

export const specialDaysOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['restaurants', 'special-days', restaurantId],
    queryFn: ({ signal }) => call(listSpecialDays, { params: { id: restaurantId }, signal }),
  })

/** The id of today's change while it is not stored. */
export const unsentToday = (restaurantId: string): string => `today ${restaurantId}`

/** What decides about today, with what is not stored yet; `known` is undefined until all of it is there. */
export function useOpening({ _id: id, hours, timezone }: Restaurant) {
  const today = useQuery(todayOf(id))
  const specialDays = useQuery(specialDaysOf(id))
  const wish = useOutbox().bodies.get(unsentToday(id)) as TodayBody | undefined
  const error = today.error ?? specialDays.error
  const retry = () => void Promise.all([today.refetch(), specialDays.refetch()])
  if (!today.data || !specialDays.data) return { known: undefined, error, retry }
  const stored = { hours, timezone, specialDays: specialDays.data, dayChanges: today.data.changes }
  const shown = wish ? withWish(today.data, wish, { opening: stored, now: Date.now() }) : today.data
  return { known: { today: shown, opening: { ...stored, dayChanges: shown.changes } }, error, retry }
}

/** What was put, in words, and how the toast says it. */
export type TodayWish = { body: TodayBody; says: string; detail?: string }
export type PutToday = (wish: TodayWish) => Promise<boolean>

const TOAST = 'today'
const KIND = 'today'
type House = { queryClient: QueryClient; restaurant: Restaurant }

function failToday(error: unknown): void {
  const isOver = error instanceof ApiError && error.errors['day'] !== undefined
  toast.error(isOver ? texts.dayIsOver : failureText(error, texts.failed), { id: TOAST })
}

const openingOf = ({ queryClient, restaurant: { _id: id, hours, timezone } }: House): Opening => {
  const specialDays = queryClient.getQueryData(specialDaysOf(id).queryKey)
  return { hours, timezone, specialDays, dayChanges: queryClient.getQueryData(todayOf(id).queryKey)?.changes }
}

/** A change of today for the outbox. */
function todayChangeOf(house: House, seen: Today, body: TodayBody) {
  const { queryClient, restaurant } = house
  const { _id: id, timezone, defaultLocale: locale } = restaurant
  const { queryKey } = todayOf(id)
  return {
    id: unsentToday(id),
    name: texts.ofToday,
    seen,
    body,
    kept: { kind: KIND, restaurantId: id },
    join: joinWishes,
    says: () => texts.today,
    send: (part: TodayBody, ifMatch: string, idempotencyKey: string) =>
      call(updateToday, { params: { id }, body: part, ifMatch, idempotencyKey }),
    merge: (versions: Omit<Parameters<typeof mergeToday>[0], never>) =>
      mergeToday(versions, { timezone, locale, planned: plannedSlots(openingOf(house), dayOfIso(seen.day)) }),
    onStored: (stored: Today) => {
      queryClient.setQueryData(queryKey, stored)
      void queryClient.invalidateQueries({ queryKey: ['activity'] })
    },
    onRefused: (error: unknown) => {
      failToday(error)
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}

/** A kept change of today, to be sent from this page; undefined: it is of another kind. */
export const todayChangeOfSlip = ({ kind, seen, body }: Slip, house: House): Change | undefined =>
  kind === KIND ? (todayChangeOf(house, seen as Today, body as TodayBody) as unknown as Change) : undefined

/**
 * Saves parts of today at once; each success can be taken back for 8 s. Without a connection they wait on this page,
 * and go out while it is still that day. Answers false when they were refused.
 */
export function useSaveToday(restaurant: Restaurant): PutToday {
  const queryClient = useQueryClient()
  const house = { queryClient, restaurant }
  const { queryKey } = todayOf(restaurant._id)
  /** The day that the card shows, also on a page that was left open. */
  const dayNow = (): string => isoOfDay(openingAt(openingOf(house), Date.now()).day)
  const put = async ({ body: parts, says, detail }: TodayWish, canUndo = true): Promise<boolean> => {
    const seen = queryClient.getQueryData(queryKey)
    if (!seen) return false
    const body = { day: dayNow(), ...parts }
    const back = { body: backOf(seen, body), says: texts.undone }
    try {
      const outcome = await outbox.put(todayChangeOf(house, seen, body))
      const more = { id: TOAST, ...(detail !== undefined && { detail }) }
      const undo = canUndo ? { undo: () => void put(back, false) } : {}
      if (outcome === 'stored') toast.success(says, { ...more, ...undo })
      return true
    } catch (error) {
      failToday(error)
      void queryClient.invalidateQueries({ queryKey })
      return false
    }
  }
  return wish => put(wish)
}
