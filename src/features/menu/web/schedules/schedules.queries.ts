import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { type Resendable, type Resent, storeChange } from '#ui/offline/resend.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mergeSchedule } from '../../merge/schedule.merge.ts'
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  type Schedule,
  type ScheduleBody,
  updateSchedule,
} from '../../schedules/schedules.contract.ts'
import { menuKey } from '../data/menu.queries.ts'

/** The hours of a carta, oldest first. */
export const schedulesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'schedules'] as const,
    queryFn: ({ signal }) => call(listSchedules, { params: { id: restaurantId }, signal }),
  })

/** Creates, changes and removes schedules, and loads the list again: one change can be of several. */
export function useScheduleSaves({ _id: restaurantId }: Pick<Restaurant, '_id'>) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = schedulesOf(restaurantId)
    const reload = () => queryClient.invalidateQueries({ queryKey })
    const changeOf = (schedule: Schedule): Resendable<Schedule> => ({
      name: schedule.name,
      seen: schedule,
      send: (body, ifMatch, idempotencyKey) =>
        call(updateSchedule, { params: { id: schedule._id }, body, ifMatch, idempotencyKey }),
      merge: mergeSchedule,
    })
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
      reload,
    }
  }, [queryClient, restaurantId])
}
