import { useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import type { SchedulerProps } from '#ui/scheduling/scheduling.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { createScheduledChange, type NewScheduledChangeInput } from '../scheduled.contract.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { proposedMoment, shortMoment } from '../scheduled-when.ts'
import { MomentDialog } from './moment-dialog.tsx'
import { reloadScheduled } from './scheduled.queries.ts'

/** 'Programar…' of a change that could be made now. */
export function ScheduleDialog({ order, open, onClose }: SchedulerProps) {
  const queryClient = useQueryClient()
  const restaurant = useCurrentRestaurant()
  if (!restaurant) return null
  const { restaurantId, kind, body, happens, onScheduled } = order
  const { timezone: timeZone } = restaurant
  const send = async ({ at, key }: { at: Date; key: string }) => {
    const sent = { kind, at: at.toISOString(), body } as NewScheduledChangeInput
    await call(createScheduledChange, { params: { id: restaurantId }, body: sent, idempotencyKey: key })
    void reloadScheduled(queryClient, restaurantId)
  }
  return (
    <MomentDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      labels={{ leave: texts.cancel, send: texts.schedule }}
      timeZone={timeZone}
      start={now => proposedMoment(now, timeZone)}
      happens={happens}
      hint={texts.asked}
      send={send}
      done={at => texts.scheduled(shortMoment(at, new Date(), timeZone))}
      failed={texts.failed}
      onDone={onScheduled}
    />
  )
}
