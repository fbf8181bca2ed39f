import { oneLine } from '#platform/operator/written-message.ts'
import type { JobRow, JobState } from './job-list.store.ts'

const REASON_MAX = 200
const STATES: Record<JobState, string> = {
  created: 'waits',
  retry: 'will be tried again',
  active: 'runs',
  failed: 'given up',
}

/** What may be a code, a token or a link that opens something. Names of errors in capitals are none. */
const SECRET = /\d{6,}|(?![A-Z_]+\b)[\w-]{24,}(?:[.=][\w-]*)*|\bhttps?:\/\/\S+/g

type Failure = { message?: unknown; cause?: unknown }

/**
 * Why an attempt failed, in one line: the error's message and that of its cause, without anything that may be a secret.
 */
export function reasonOf(failure: unknown): string {
  const { message, cause } = (failure ?? {}) as Failure
  const because = ((cause ?? {}) as Failure).message
  const text = oneLine([message, because].filter(part => typeof part === 'string').join(': ')).replaceAll(SECRET, '…')
  return text.length > REASON_MAX ? `${text.slice(0, REASON_MAX)}…` : text
}

/** One job in a line; `what` says what it does. */
export function printJob({ id, state, createdAt, nextAt, attempts, output }: JobRow, what: string): string {
  const reason = reasonOf(output)
  const parts = [
    id,
    STATES[state],
    oneLine(what),
    `asked for ${createdAt.toISOString()}`,
    attempts > 0 && `attempt ${attempts}`,
    state === 'retry' && `next ${nextAt.toISOString()}`,
    reason && `because: ${reason}`,
  ]
  return parts.filter(part => part).join('  ')
}
