import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { outbox, type Outcome } from '#ui/offline/outbox.ts'
import { type Resendable, type Resent, storeChange } from '#ui/offline/resend.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mergeSchedule } from '../../merge/schedule.merge.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  type Schedule,
  type ScheduleBody,
  updateSchedule,
} from '../../schedules/schedules.contract.ts'
import {
  type ScheduleChange,
  schedulesWithUnsaved,
  type Served,
  servedBefore,
  servedChanges,
} from '../../schedules/served.rules.ts'
import { menuKey } from '../data/menu.queries.ts'

export const SCHEDULE_TOAST = 'schedule'

/** The hours of a carta, oldest first. */
export const schedulesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'schedules'] as const,
    queryFn: ({ signal }) => call(listSchedules, { params: { id: restaurantId }, signal }),
  })

/** The hours of a carta, with the changes that are not stored yet. */
export function useSchedules(restaurantId: string, { enabled = true } = {}): readonly Schedule[] | undefined {
  const { data } = useQuery({ ...schedulesOf(restaurantId), enabled })
  const { bodies } = useOutbox()
  return useMemo(() => data && schedulesWithUnsaved(data, bodies), [data, bodies])
}

/** Creates, changes and removes schedules, and loads the list again: one change can be of several. */
export function useScheduleSaves({ _id: restaurantId }: Pick<Restaurant, '_id'>) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = schedulesOf(restaurantId)
    const reload = () => queryClient.invalidateQueries({ queryKey })
    const loaded = () => queryClient.getQueryData(queryKey) ?? []
    const shown = () => schedulesWithUnsaved(loaded(), outbox.view().bodies)
    const changeOf = (schedule: Schedule): Resendable<Schedule> => ({
      name: schedule.name,
      seen: schedule,
      send: (body, ifMatch, idempotencyKey) =>
        call(updateSchedule, { params: { id: schedule._id }, body, ifMatch, idempotencyKey }),
      merge: mergeSchedule,
    })
    const storedOf = ({ _id }: Schedule) => loaded().find(one => one._id === _id)
    const put = ({ schedule, body }: ScheduleChange): Promise<Outcome> =>
      outbox.put({
        ...changeOf(storedOf(schedule) ?? schedule),
        id: schedule._id,
        body,
        onStored: stored => {
          queryClient.setQueryData(queryKey, list => list?.map(one => (one._id === stored._id ? stored : one)))
          void reload()
        },
        onRefused: error => {
          toast.error(messageOf(error, texts.failed), { id: SCHEDULE_TOAST })
          void reload()
        },
      })
    /** Sends it now, one write after the other. */
    const serve = async (served: Served): Promise<void> => {
      for (const { schedule, body } of servedChanges(loaded(), served)) await storeChange(changeOf(schedule), body)
      await reload()
    }
    return {
      create: async (attempt: Attempt<ScheduleBody>, input: ScheduleBody): Promise<Schedule> => {
        const schedule = await createOnce(attempt, {
          input,
          create: (body, idempotencyKey) =>
            call(createSchedule, { params: { id: restaurantId }, body, idempotencyKey }),
          update: async (created, body) => (await storeChange(changeOf(created), body)).thing,
        })
        await reload()
        return schedule
      },
      change: async (schedule: Schedule, body: ScheduleBody): Promise<Resent<Schedule>> => {
        const resent = await storeChange(changeOf(schedule), body)
        await reload()
        return resent
      },
      remove: async ({ _id }: Schedule): Promise<void> => {
        await deleting(call(deleteSchedule, { params: { id: _id } }))
        await reload()
      },
      /**
       * Takes back what a form has stored: `before` is what was there, null for a new one, and `others` had what it has
       * now. Throws when somebody has changed it meanwhile.
       */
      takeBack: async (stored: Schedule, before: Schedule | null, others: readonly Schedule[]): Promise<void> => {
        const seen = { params: { id: stored._id }, ifMatch: stored.updatedAt }
        if (before) {
          const { name, days, slots, categoryIds, dishIds } = before
          await call(updateSchedule, { ...seen, body: { name, days, slots, categoryIds, dishIds } })
        } else await call(deleteSchedule, seen)
        await reload()
        for (const list of ['categoryIds', 'dishIds'] as const) {
          const ids = stored[list].filter(id => others.some(other => other[list].includes(id)))
          for (const served of servedBefore(others, { list, ids })) await serve(served)
        }
      },
      loaded,
      serve,
      /** Shows at once and goes out by itself: without a connection it waits, as changes of dishes do. */
      putServed: async (served: Served): Promise<Outcome> => {
        const waits = ({ _id }: Schedule) => outbox.view().bodies.has(_id)
        await queryClient.cancelQueries({ queryKey })
        const outcomes = await Promise.all(servedChanges(shown(), served, waits).map(put))
        return outcomes.find(outcome => outcome !== 'stored') ?? 'stored'
      },
      reload,
    }
  }, [queryClient, restaurantId])
}

export type ScheduleSaves = ReturnType<typeof useScheduleSaves>
