import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { toast } from '#ui/toast/toast.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { type DayAndTime, shortMoment } from '../scheduled-when.ts'
import { MomentFields } from './moment-fields.tsx'
import styles from './scheduled.module.css'
import { useMoment } from './use-moment.ts'

export const SCHEDULED_TOAST = 'scheduled'

type MomentDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The buttons that leave it and that send it. */
  labels: { leave: string; send: string }
  timeZone: string
  /** What the fields say at first, from the moment at which it was opened. */
  start: (now: Date) => DayAndTime
  /** What will happen, after the moment: 'cambian 12 precios'. */
  happens: string
  hint?: ReactNode
  /** Tells the server; another try of the same moment has the same key. */
  send: (sent: { at: Date; key: string }) => Promise<unknown>
  /** It is told; the sentence that says so. */
  done: (at: Date) => string
  failed: string
  /** After it is told, when the dialog has closed. */
  onDone?: (() => void) | undefined
}

/** Asks for day and time by the clock of the house, and says what will happen then (4-beyond §6). */
export function MomentDialog({ open, onClose, timeZone, happens, ...asked }: MomentDialogProps) {
  const sending = useSending()
  const [now] = useState(() => new Date())
  const moment = useMoment(asked.start(now), timeZone)
  const [problem, setProblem] = useState<string>()
  const submit = async () => {
    const at = moment.judge()
    setProblem(undefined)
    if (!at) return
    const key = crypto.randomUUID()
    try {
      await sending.send(() => asked.send({ at, key }))
      toast.success(asked.done(at), { id: SCHEDULED_TOAST })
      onClose()
      asked.onDone?.()
    } catch (error) {
      if (isAbort(error) || moment.takeRefusal(error)) return
      setProblem(messageOf(error, asked.failed))
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
      title={asked.title}
      onClose={close}
      unsaved={moment.isChanged && !isBusy}
      footer={
        sending.state === 'waiting' ? (
          <WaitingFooter />
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              {asked.labels.leave}
            </Button>
            <Button busy={isBusy} onClick={() => void submit()}>
              {asked.labels.send}
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
            {texts.sentence(shortMoment(moment.at, now, timeZone), happens)}
          </p>
        )}
        {asked.hint && <p className={styles.hint}>{asked.hint}</p>}
        {problem !== undefined && (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
      </div>
    </Modal>
  )
}
