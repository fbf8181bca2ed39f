import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { getToday, listSpecialDays, type Today, type TodayBody, updateToday } from '../../opening/opening.contract.ts'
import { todayTexts as texts } from '../../opening/opening-screen.texts.ts'
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

/** Both, for what decides about today; undefined until they are there. */
export function useOpening({ _id: id, hours, timezone }: Restaurant) {
  const today = useQuery(todayOf(id))
  const specialDays = useQuery(specialDaysOf(id))
  if (!today.data || !specialDays.data) return undefined
  return {
    today: today.data,
    opening: { hours, timezone, specialDays: specialDays.data, dayChanges: today.data.changes },
  }
}

/** What was put, in words, and how the toast says it. */
export type TodayWish = { body: TodayBody; says: string; detail?: string }
/** Somebody else was faster: the later one is asked (EVERY-DAY §4.8). */
export type TodayConflict = { wish: TodayWish; current: Today; changedBy: string | null }

const ID = 'today'

/** Saves parts of today at once; each success can be taken back for 8 s. */
export function useSaveToday(restaurantId: string, onConflict: (conflict: TodayConflict) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = todayOf(restaurantId)
  const send = async (body: TodayBody, seen: Today): Promise<Today> => {
    const stored = await call(updateToday, { params: { id: restaurantId }, body, ifMatch: seen.updatedAt })
    queryClient.setQueryData(queryKey, stored)
    void queryClient.invalidateQueries({ queryKey: ['activity'] })
    return stored
  }
  const undo = async (before: Today, after: Today, body: TodayBody): Promise<void> => {
    try {
      await send(backOf(before, body), after)
      toast.success(texts.undone, { id: ID })
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id: ID })
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  return async (wish: TodayWish, seen: Today): Promise<boolean> => {
    try {
      const after = await send(wish.body, seen)
      const detail = wish.detail === undefined ? {} : { detail: wish.detail }
      toast.success(wish.says, { id: ID, ...detail, undo: () => void undo(seen, after, wish.body) })
      return true
    } catch (error) {
      const moved =
        error instanceof ApiError && error.status === 412 ? (error.data as Omit<TodayConflict, 'wish'>) : null
      if (moved?.current) {
        queryClient.setQueryData(queryKey, moved.current)
        onConflict({ wish, ...moved })
        return true
      }
      toast.error(failureText(error, texts.failed), { id: ID })
      return false
    }
  }
}

/** The parts of a change as they were before it. */
function backOf(before: Today, body: TodayBody): TodayBody {
  return {
    ...(body.hours !== undefined && { hours: before.hours }),
    ...(body.kitchenClosed !== undefined && { kitchenClosed: before.kitchenClosed }),
    ...(body.full !== undefined && { full: before.full }),
    ...(body.note !== undefined && { note: before.note }),
  }
}
