import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import type { SchedulerProps } from '#ui/scheduling/scheduling.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { createScheduledChange, type NewScheduledChangeInput } from '../scheduled.contract.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { proposedMoment, shortMoment } from '../scheduled-when.ts'
import { MomentFields } from './moment-fields.tsx'
import styles from './scheduled.module.css'
import { reloadScheduled } from './scheduled.queries.ts'
import { useMoment } from './use-moment.ts'

export const SCHEDULED_TOAST = 'scheduled'

/** 'Programar…': asks for day and time, and says what will happen then (4-beyond §6). */
export function ScheduleDialog({ order, open, onClose }: SchedulerProps) {
  const restaurant = useCurrentRestaurant()
  if (!restaurant) return null
  return <Dialog order={order} open={open} onClose={onClose} timeZone={restaurant.timezone} />
}

function Dialog({ order, open, onClose, timeZone }: SchedulerProps & { timeZone: string }) {
  const queryClient = useQueryClient()
  const sending = useSending()
  const [now] = useState(() => new Date())
  const moment = useMoment(proposedMoment(now, timeZone), timeZone)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    const at = moment.judge()
    setProblem(undefined)
    if (!at) return
    const { restaurantId, kind, body } = order
    const sent = { kind, at: at.toISOString(), body } as NewScheduledChangeInput
    const key = crypto.randomUUID()
    try {
      await sending.send(() =>
        call(createScheduledChange, { params: { id: restaurantId }, body: sent, idempotencyKey: key }),
      )
      void reloadScheduled(queryClient, restaurantId)
      toast.success(texts.scheduled(shortMoment(at, new Date(), timeZone)), { id: SCHEDULED_TOAST })
      onClose()
      order.onScheduled?.()
    } catch (error) {
      if (isAbort(error) || moment.takeRefusal(error)) return
      setProblem(messageOf(error, texts.failed))
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
      title={texts.title}
      onClose={close}
      unsaved={moment.isChanged && !isBusy}
      footer={
        sending.state === 'waiting' ? (
          <WaitingFooter />
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              {texts.cancel}
            </Button>
            <Button busy={isBusy} onClick={() => void send()}>
              {texts.schedule}
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
            {texts.sentence(shortMoment(moment.at, now, timeZone), order.happens)}
          </p>
        )}
        <p className={styles.hint}>{texts.asked}</p>
        {problem !== undefined && (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
      </div>
    </Modal>
  )
}
