import { commonErrors } from '#shared/common.errors.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { type Change, outbox, type Outcome } from '#ui/offline/outbox.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type DailyMenu, updateDailyMenu } from '../../daily/daily-menu.contract.ts'
import { mergeDay } from '../../form/day-merge.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { dayBody, type DayValues } from '../../form/day-form.ts'

type Save = { date: string; restaurant: Restaurant; draft: string; base: DailyMenu; values: DayValues }

/** A save of the form as a change of `base`. `theirs`: what somebody else has made of that meanwhile. */
export function daySave({ date, restaurant, draft, base, values }: Save) {
  const { _id: id, currency, defaultLocale } = restaurant
  // What is typed on is merged with what was stored from here too, which is nobody else's.
  const own = new Set<string>()
  let theirs: DailyMenu | undefined
  const change: Pick<Change<DailyMenu>, 'id' | 'name' | 'seen' | 'body' | 'send' | 'merge'> = {
    id: draft,
    name: dayTitle(date),
    seen: base,
    body: dayBody(values, defaultLocale),
    send: async (body, ifMatch, idempotencyKey) => {
      const stored = await call(updateDailyMenu, { params: { id, date }, body, ifMatch, idempotencyKey })
      own.add(stored.updatedAt)
      return stored
    },
    merge: versions => {
      if (!own.has(versions.theirs.updatedAt)) theirs = versions.theirs
      return mergeDay(versions, { currency, defaultLocale })
    },
  }
  return { change, theirs: () => theirs }
}

/** What was typed while a change was being stored goes out after it. */
export const untilSent = (id: string): Promise<Outcome> =>
  new Promise(resolve => {
    const stop = outbox.subscribe(look)
    function look(): void {
      const { bodies, marks } = outbox.view()
      const isWaiting = marks.get(id) === 'waiting'
      if (bodies.has(id) && !isWaiting) return
      stop()
      resolve(isWaiting ? 'waiting' : 'stored')
    }
    look()
  })

/** The day as it is now, where a call was refused because it has moved. */
export function movedDay(error: unknown): DailyMenu | undefined {
  if (!(error instanceof ApiError) || error.code !== commonErrors.changedMeanwhile.code) return undefined
  return (error.data as { current?: DailyMenu } | undefined)?.current
}
