import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { addToTicket, type Ticket } from '../support.contract.ts'
import { ADDITIONS_MAX, TICKET_MESSAGE_MAX } from '../support.limits.ts'
import { ownTicketTexts as texts, supportTexts } from '../support.texts.ts'
import { dayAndTime, ticketNumber } from '../ticket-time.rules.ts'
import styles from './own-tickets.module.css'
import { ownTickets } from './support.queries.ts'

const TOAST = 'support'

/** One question with all that was added, and a way to add more (EVERY-DAY §10). Closed without a ticket. */
export function TicketSheet({ ticket, onClose }: { ticket: Ticket | undefined; onClose: () => void }) {
  const last = useRef<Ticket | undefined>(undefined)
  if (ticket) last.current = ticket
  const shown = last.current
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  if (!shown) return null
  const isAdding = typed !== null
  const number = ticketNumber(shown.number)

  const close = () => {
    setTyped(null)
    onClose()
  }
  const send = async () => {
    const message = typed?.trim()
    if (!message || isBusy) return
    setBusy(true)
    try {
      const changed = await call(addToTicket, { params: { id: shown.id }, body: { message } })
      queryClient.setQueryData(ownTickets.queryKey, known =>
        known?.map(each => (each.id === changed.id ? changed : each)),
      )
      toast.close(TOAST)
      setTyped(null)
    } catch (error) {
      toast.error(failureText(error, supportTexts.failed), { id: TOAST })
    }
    setBusy(false)
  }
  return (
    <Modal
      open={ticket !== undefined}
      onClose={close}
      unsaved={Boolean(typed?.trim())}
      title={isAdding ? texts.addTo(number) : shown.subject}
      description={isAdding ? undefined : texts.numberAndState(number, texts.states[shown.state])}
      footer={
        isAdding ? (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setTyped(null)}>
              {texts.cancel}
            </Button>
            <Button busy={isBusy} busyLabel={supportTexts.sending} disabled={!typed.trim()} onClick={() => void send()}>
              {texts.send}
            </Button>
          </>
        ) : shown.additions.length < ADDITIONS_MAX ? (
          <Button variant="secondary" icon={<PlusIcon size={18} aria-hidden="true" />} onClick={() => setTyped('')}>
            {texts.add}
          </Button>
        ) : undefined
      }
    >
      {isAdding ? (
        <TextArea
          label={supportTexts.message}
          rows={4}
          maxLength={TICKET_MESSAGE_MAX}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      ) : (
        <Said ticket={shown} />
      )}
    </Modal>
  )
}

function Said({ ticket: { message, createdAt, additions, state, promisedAt, email } }: { ticket: Ticket }) {
  const now = new Date()
  return (
    <div className={styles.said}>
      {[{ message, at: createdAt }, ...additions].map(each => (
        <div key={each.at} className={styles.message}>
          <small className="num">{texts.you(dayAndTime(each.at, now))}</small>
          <p>{each.message}</p>
        </div>
      ))}
      {state === 'sent' && (
        <p className={styles.promise}>
          <EnvelopeSimpleIcon size={18} aria-hidden="true" />
          <span>{texts.promise(dayAndTime(promisedAt, now), email)}</span>
        </p>
      )}
    </div>
  )
}
