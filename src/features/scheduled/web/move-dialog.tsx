import { useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type ScheduledChange, updateScheduledChange } from '../scheduled.contract.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { dayAndTimeOf } from '../scheduled-when.ts'
import { MomentDialog } from './moment-dialog.tsx'
import { reloadScheduled } from './scheduled.queries.ts'

type MoveDialogProps = { change: ScheduledChange; restaurant: Restaurant; open: boolean; onClose: () => void }

/** Another moment for a change that waits; what it does stays. */
export function MoveDialog({ change, restaurant, open, onClose }: MoveDialogProps) {
  const { timezone: timeZone, _id: restaurantId } = restaurant
  const queryClient = useQueryClient()
  const { _id: id, updatedAt: ifMatch } = change
  return (
    <MomentDialog
      open={open}
      onClose={onClose}
      title={texts.moveTitle}
      labels={{ leave: texts.close, send: texts.move }}
      timeZone={timeZone}
      start={() => dayAndTimeOf(new Date(change.at), timeZone)}
      happens={scheduledTexts.happens(change)}
      send={({ at, key }) =>
        // What was refused is looked at again, too: somebody else may have moved or ended it.
        call(updateScheduledChange, {
          params: { id },
          body: { at: at.toISOString() },
          ifMatch,
          idempotencyKey: key,
        }).finally(() => void reloadScheduled(queryClient, restaurantId))
      }
      done={() => texts.moved}
      failed={texts.moveFailed}
    />
  )
}
