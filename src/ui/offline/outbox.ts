import { connection } from '../connection/connection.ts'
import { createOutbox } from './create-outbox.ts'

export type { Change } from './change.ts'
export type { Mark, Outcome, OutboxView } from './outbox-entry.ts'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** That of this page. */
export const outbox = createOutbox(connection, isUnsafe => {
  if (isUnsafe) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
})
