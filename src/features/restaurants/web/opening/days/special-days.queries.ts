import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { toast } from '#ui/toast/toast.ts'
import {
  createSpecialDay,
  deleteSpecialDay,
  type SpecialDay,
  type SpecialDayBody,
  updateSpecialDay,
} from '#features/restaurants/opening/opening.contract.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { specialDaysOf } from '../opening.queries.ts'

const TOAST = 'special-days'

/** A day to be made (`day` null) or changed; `key` is the same at each try (3-decisions §1). */
export type DayWish = { day: SpecialDay | null; body: SpecialDayBody; key: string }
type Told = { says: string; detail?: string }
/** What a write did, and so how it is taken back. */
type Done = { before: SpecialDay | null; after: SpecialDay | null }

const bodyOf = ({ from, to, closed, slots, asUsual, reason, label }: SpecialDay): SpecialDayBody => ({
  from,
  to,
  ...(asUsual ? { asUsual } : closed ? { closed } : { slots }),
  reason,
  label,
})

/** Creates, changes and removes special days; each success can be taken back for 8 s. Failures are the caller's. */
export function useSpecialDaySaves(restaurantId: string) {
  const queryClient = useQueryClient()
  const params = { id: restaurantId }
  const reload = async () => {
    void queryClient.invalidateQueries({ queryKey: ['activity'] })
    await queryClient.invalidateQueries({ queryKey: specialDaysOf(restaurantId).queryKey })
  }
  const store = ({ day, body, key: idempotencyKey }: DayWish): Promise<SpecialDay> =>
    day
      ? call(updateSpecialDay, { params: { id: day._id }, body, ifMatch: day.updatedAt, idempotencyKey })
      : call(createSpecialDay, { params, body, idempotencyKey })

  const takeBack = async ({ before, after }: Done): Promise<void> => {
    if (after && before)
      await call(updateSpecialDay, { params: { id: after._id }, body: bodyOf(before), ifMatch: after.updatedAt })
    else if (after) await call(deleteSpecialDay, { params: { id: after._id }, ifMatch: after.updatedAt })
    else if (before) await call(createSpecialDay, { params, body: bodyOf(before) })
  }
  const undo = async (done: readonly Done[]): Promise<void> => {
    try {
      for (const each of done.toReversed()) await takeBack(each)
      toast.success(texts.undone, { id: TOAST })
    } catch (error) {
      toast.error(failureText(error, texts.failed), { id: TOAST })
    }
    await reload()
  }
  const tell = ({ says, detail }: Told, done: readonly Done[]): void =>
    void toast.success(says, { id: TOAST, ...(detail && { detail }), undo: () => void undo(done) })

  return {
    save: async (wish: DayWish, told: Told): Promise<SpecialDay> => {
      const after = await store(wish)
      await reload()
      tell(told, [{ before: wish.day, after }])
      return after
    },
    /** One after the other; what is stored stays where a later one is refused. */
    saveAll: async (wishes: readonly DayWish[], told: (count: number) => Told): Promise<void> => {
      const done: Done[] = []
      try {
        for (const wish of wishes) done.push({ before: wish.day, after: await store(wish) })
      } finally {
        await reload()
        if (done.length > 0) tell(told(done.length), done)
      }
    },
    remove: async (day: SpecialDay, told: Told): Promise<void> => {
      await deleting(call(deleteSpecialDay, { params: { id: day._id }, ifMatch: day.updatedAt }))
      await reload()
      tell(told, [{ before: day, after: null }])
    },
  }
}
