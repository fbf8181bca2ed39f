import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { connection } from '../connection/connection.ts'
import { BUSY_RETRY_MS, SAVED_MS, SILENCE_MS } from '../connection/connection.limits.ts'
import { type Body, resend, type Resendable, type Resent, type Versioned } from './resend.ts'
import { askWhose } from './whose.ts'

/** A change of one thing, kept on this page until the server has stored it. */
export type Change<Thing extends Versioned = Versioned> = Resendable<Thing> & {
  /** What it changes: later changes of the same thing join one that waits, field by field. */
  id: string
  body: Body
  /** Two changes of the thing as one. Absent: the later value of each field. */
  join?(first: Body, then: Body): Body
  /** Puts the stored thing where the screens find it; runs before the change leaves the outbox. */
  onStored(thing: Thing): void
  /** A change that waited was refused: the old value is back. */
  onRefused(error: unknown): void
}
/** `waiting`: it is shown as 'Sin guardar' and goes out by itself. */
export type Outcome = 'stored' | 'waiting' | 'theirs'
export type Mark = 'waiting' | 'saved'

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }
type Entry = {
  change: Change
  /** What is being sent, or waits. */
  body: Body
  /** Typed while `body` was being sent; goes out after it. */
  later: Body | null
  isSending: boolean
  /** It has been sent before, or was made without a connection: from now on it carries `If-Match`. */
  isLate: boolean
  hasWaited: boolean
  isAbandoned: boolean
  waiters: Waiter[]
}
/** What screens show: the unsent body of each thing, and the marks. */
export type OutboxView = {
  bodies: ReadonlyMap<string, Body>
  marks: ReadonlyMap<string, Mark>
}

const entries = new Map<string, Entry>()
const saved = new Map<string, number>()
const listeners = new Set<() => void>()
let view: OutboxView = { bodies: new Map(), marks: new Map() }
let retry = 0

/**
 * The changes that the server has not stored yet, on this page only. They show at once, are sent again by themselves
 * when the server answers again, and closing the page asks while there are any (DAILY-WORK §3.12).
 */
export const outbox = {
  /**
   * Sends a change now. Resolves when it is stored, or when it has to wait: without a connection, or after 2 s without
   * an answer. Throws a refusal that comes before that.
   */
  put<Thing extends Versioned>(change: Change<Thing>): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const entry = join(change as unknown as Change)
    entry.waiters.push({ resolve, reject })
    if (connection.isLost()) wait(entry)
    publish()
    if (!entry.isSending && !connection.isLost()) void deliver(entry)
    return promise
  },
  /** The user discards a change: it is not sent again. Its answer, when it comes, is shown. */
  abandon(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    entry.isAbandoned = true
    if (!entry.isSending) forget(id)
  },
  /** Nobody is signed in any more. */
  clear(): void {
    for (const { waiters } of entries.values()) for (const { resolve } of waiters) resolve('waiting')
    entries.clear()
    saved.clear()
    publish()
  },
  hasUnsent: () => entries.size > 0,
  view: () => view,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

connection.subscribe(() => {
  if (!connection.isLost()) void sendAll()
})

function join(change: Change): Entry {
  const known = entries.get(change.id)
  saved.delete(change.id)
  if (known) {
    if (known.isSending) known.later = joined(known, known.later ?? {}, change.body)
    else known.body = joined(known, known.body, change.body)
    known.isAbandoned = false
    return known
  }
  const state = { later: null, isSending: false, isLate: connection.isLost(), hasWaited: false, isAbandoned: false }
  const entry = { change, body: change.body, ...state, waiters: [] }
  entries.set(change.id, entry)
  return entry
}

/** In the order in which they were made; one that asks something does not hold up the others. */
async function sendAll(): Promise<void> {
  clearTimeout(retry)
  for (const entry of Array.from(entries.values())) {
    if (connection.isLost()) return
    if (entry.isSending || entries.get(entry.change.id) !== entry) continue
    await new Promise<void>(next => void deliver(entry, next).finally(next))
  }
}

async function deliver(entry: Entry, onAsk: () => void = () => {}): Promise<void> {
  entry.isSending = true
  const silence = setTimeout(() => {
    wait(entry)
    connection.noteSilence()
  }, SILENCE_MS)
  try {
    const { thing, kept } = await sendOnce(entry, () => {
      clearTimeout(silence)
      onAsk()
    })
    if (entries.get(entry.change.id) === entry) settle(entry, thing, kept)
  } catch (error) {
    if (entries.get(entry.change.id) === entry) fail(entry, error)
  } finally {
    clearTimeout(silence)
    entry.isSending = false
  }
  if (entries.get(entry.change.id) === entry && !entry.hasWaited) await deliver(entry)
}

async function sendOnce({ change, body, isLate }: Entry, onAsk: () => void): Promise<Resent<Versioned>> {
  if (!isLate) return { thing: await change.send(body, undefined), kept: 'mine' }
  return resend(change, body, collision => {
    onAsk()
    return askWhose(collision)
  })
}

/** Stored: what was typed meanwhile goes out next, the rest is done. */
function settle(entry: Entry, thing: Versioned, kept: Resent<Versioned>['kept']): void {
  const { change, later, hasWaited } = entry
  change.onStored(thing)
  for (const { resolve } of entry.waiters.splice(0)) resolve(kept === 'mine' ? 'stored' : 'theirs')
  if (later && !entry.isAbandoned) {
    Object.assign(entry, { change: { ...change, seen: thing }, body: later, later: null, hasWaited: false })
    return publish()
  }
  if (hasWaited && kept === 'mine') markSaved(change.id)
  forget(change.id)
}

/** No answer: it waits. A server that cannot store now is tried again. Everything else is a refusal. */
function fail(entry: Entry, error: unknown): void {
  const isServerBusy = error instanceof ApiError && (error.status >= 500 || error.status === 429)
  const mayWait = isNetworkError(error) || (entry.isLate && entry.hasWaited && isServerBusy)
  if (entry.isAbandoned || !mayWait) return refuse(entry, error)
  entry.body = joined(entry, entry.body, entry.later ?? {})
  entry.later = null
  wait(entry)
  if (isNetworkError(error)) connection.noteSilence()
  else retry = window.setTimeout(() => void sendAll(), BUSY_RETRY_MS)
}

function refuse(entry: Entry, error: unknown): void {
  const waiters = entry.waiters.splice(0)
  for (const { reject } of waiters) reject(error)
  forget(entry.change.id)
  if (waiters.length === 0 && !entry.isAbandoned) entry.change.onRefused(error)
}

function wait(entry: Entry): void {
  entry.isLate = true
  entry.hasWaited = true
  for (const { resolve } of entry.waiters.splice(0)) resolve('waiting')
  publish()
}

function forget(id: string): void {
  entries.delete(id)
  publish()
}

function markSaved(id: string): void {
  const until = window.setTimeout(() => {
    if (saved.get(id) === until) saved.delete(id)
    publish()
  }, SAVED_MS)
  saved.set(id, until)
}

function publish(): void {
  const waiting = [...entries.values()].filter(entry => entry.hasWaited)
  const bodies = [...entries].map(([id, entry]) => [id, joined(entry, entry.body, entry.later ?? {})] as const)
  view = {
    bodies: new Map(bodies),
    marks: new Map([
      ...[...saved.keys()].map(id => [id, 'saved'] as const),
      ...waiting.map(({ change }) => [change.id, 'waiting'] as const),
    ]),
  }
  if (entries.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

const joined = ({ change }: Entry, first: Body, then: Body): Body => change.join?.(first, then) ?? { ...first, ...then }
