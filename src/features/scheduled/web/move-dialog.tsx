import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type ScheduledChange, updateScheduledChange } from '../scheduled.contract.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { dayAndTimeOf, shortMoment } from '../scheduled-when.ts'
import { MomentFields } from './moment-fields.tsx'
import { SCHEDULED_TOAST } from './schedule-dialog.tsx'
import styles from './scheduled.module.css'
import { reloadScheduled } from './scheduled.queries.ts'
import { useMoment } from './use-moment.ts'

type MoveDialogProps = { change: ScheduledChange; restaurant: Restaurant; open: boolean; onClose: () => void }

/** Another moment for a change that waits; what it does stays. */
export function MoveDialog({ change, restaurant, open, onClose }: MoveDialogProps) {
  const { timezone: timeZone, _id: restaurantId } = restaurant
  const queryClient = useQueryClient()
  const sending = useSending()
  const [now] = useState(() => new Date())
  const moment = useMoment(dayAndTimeOf(new Date(change.at), timeZone), timeZone)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    const at = moment.judge()
    setProblem(undefined)
    if (!at) return
    const key = crypto.randomUUID()
    const { _id: id, updatedAt: ifMatch } = change
    try {
      const body = { at: at.toISOString() }
      await sending.send(() => call(updateScheduledChange, { params: { id }, body, ifMatch, idempotencyKey: key }))
      toast.success(texts.moved, { id: SCHEDULED_TOAST })
      onClose()
    } catch (error) {
      if (isAbort(error) || moment.takeRefusal(error)) return
      setProblem(messageOf(error, texts.moveFailed))
    } finally {
      void reloadScheduled(queryClient, restaurantId)
    }
  }
  const close = () => {
    sending.leave()
    onClose()
  }
  const isBusy = sending.state !== 'idle'
  return (
    <Modal
      open={open}
      className={styles.dialog}
      title={texts.moveTitle}
      onClose={close}
      unsaved={moment.isChanged && !isBusy}
      footer={
        sending.state === 'waiting' ? (
          <WaitingFooter />
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              {texts.close}
            </Button>
            <Button busy={isBusy} onClick={() => void send()}>
              {texts.move}
            </Button>
          </>
        )
      }
    >
      <div className={styles.fields} inert={isBusy}>
        <MomentFields
          value={moment.value}
          onChange={moment.change}
          now={now}
          timeZone={timeZone}
          error={moment.error}
        />
        {moment.at && (
          <p className={styles.sentence} role="status">
            {texts.sentence(shortMoment(moment.at, now, timeZone), scheduledTexts.happens(change))}
          </p>
        )}
        {problem !== undefined && (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
      </div>
    </Modal>
  )
}
