import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Ticket } from '../support.contract.ts'
import { dayAndTime, dayOf, ticketNumber } from '../ticket-time.rules.ts'
import { ownTicketTexts as texts } from '../support.texts.ts'
import styles from './own-tickets.module.css'
import { ownTickets } from './support.queries.ts'
import { TicketSheet } from './ticket-sheet.tsx'

/** 'Mis consultas': what was asked in the last year, when, and whether it is answered (EVERY-DAY §6). */
export function OwnTickets() {
  const { data, error, isFetching, refetch } = useQuery(ownTickets)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = data?.find(({ id }) => id === openId)
  return (
    <Card flush>
      <h2 className={styles.title}>{texts.title}</h2>
      {data ? (
        <List tickets={data} onOpen={setOpenId} />
      ) : error && !isFetching ? (
        <LoadFailure title={texts.notVisible} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className={styles.loading}>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </SkeletonGroup>
      )}
      <TicketSheet ticket={open} onClose={() => setOpenId(null)} />
    </Card>
  )
}

type ListProps = { tickets: readonly Ticket[]; onOpen: (id: string) => void }

function List({ tickets, onOpen }: ListProps) {
  const now = new Date()
  if (tickets.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <ul>
      {tickets.map(each => (
        <li key={each.id} className={styles.row}>
          <div>
            <button type="button" className={styles.open} onClick={() => onOpen(each.id)}>
              {each.subject}
            </button>
            <small className="num">{lineOf(each, now)}</small>
          </div>
          <Badge tone={each.state === 'answered' ? 'ok' : 'wait'}>{texts.states[each.state]}</Badge>
          <CaretRightIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

/** Number and day; of one that waits also the hour and until when it is answered. */
const lineOf = ({ number, state, createdAt, promisedAt }: Ticket, now: Date): string =>
  state === 'answered'
    ? texts.line(ticketNumber(number), dayOf(createdAt, now))
    : texts.waiting(ticketNumber(number), dayAndTime(createdAt, now), dayAndTime(promisedAt, now))
