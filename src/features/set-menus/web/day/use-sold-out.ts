import { useMemo } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type DailyMenu, updateDailyAvailability } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { joinSoldOut, soldOutId, withSoldOut } from '../../daily/sold-out.ts'
import type { AvailabilityBody } from '../../set-menu.shapes.ts'
import { DAY_TOAST, useDayCalls } from '../daily-menu.queries.ts'

/** The day with what is not stored yet of what is sold out. */
export function useWithSoldOut(day: DailyMenu, { _id }: Restaurant): DailyMenu {
  const body = useOutbox().bodies.get(soldOutId(_id, day.date)) as AvailabilityBody | undefined
  return useMemo(() => (body ? withSoldOut(day, body, new Date()) : day), [day, body])
}

/**
 * Says what is sold out, or is there again: shown at once, with 'Deshacer', and without a connection sent once by
 * itself when it is back (TABLE §5 11).
 */
export function useSoldOut(day: DailyMenu, restaurant: Restaurant) {
  const calls = useDayCalls(restaurant)
  const { date } = day
  const params = { id: restaurant._id, date }
  const failed = (error: unknown): void => {
    toast.error(failureText(error, texts.saveFailed), { id: DAY_TOAST })
    void calls.reload()
  }
  return async function say(body: AvailabilityBody, back: AvailabilityBody, told: string): Promise<void> {
    try {
      await outbox.put<DailyMenu>({
        id: soldOutId(restaurant._id, date),
        name: dayTitle(date),
        seen: day,
        body,
        // It says what is there, whatever has changed meanwhile: no version is named, and nothing is asked.
        send: (change, _seen, idempotencyKey) =>
          call(updateDailyAvailability, { params, body: change, idempotencyKey }),
        merge: ({ wish }) => ({ free: wish, contested: [] }),
        join: joinSoldOut,
        onStored: calls.store,
        onRefused: failed,
      })
      toast.success(told, { id: DAY_TOAST, undo: () => void say(back, body, texts.undoneToast) })
    } catch (error) {
      failed(error)
    }
  }
}
