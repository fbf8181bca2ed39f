import { ApiError, isNetworkError, isRefusal } from '#ui/client/api-error.ts'
import { connection } from '../connection/connection.ts'
import { BUSY_RETRY_MS, SAVED_MS, SILENCE_MS } from '../connection/connection.limits.ts'
import type { Change } from './change.ts'
import { type Body, isEmpty, type Resent, storeChange, type Versioned } from './resend.ts'
import { askWhose, type Collision, forgetQuestions } from './whose.ts'

export type { Change } from './change.ts'

/** `waiting`: it is shown as 'Sin guardar' and goes out by itself. */
export type Outcome = 'stored' | 'waiting' | 'theirs'
export type Mark = 'waiting' | 'saved'

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }
type Entry = {
  change: Change
  /** What is being sent, or waits. */
  body: Body
  /** The same at each try of this body, so that a lost answer is found again (3-decisions §1). */
  key: string
  /** Typed while `body` was being sent; goes out after it. */
  later: Body | null
  isSending: boolean
  /** What was sent and not answered: it may be stored, and is then nobody else's change. */
  sent: Body | null
  /** It has been sent before, or was made without a connection: a busy server is tried again. */
  isLate: boolean
  hasWaited: boolean
  /** Discarded while it was being sent: gets the stored thing, or undefined when nobody knows whether it is stored. */
  abandoned: ((stored: Versioned | undefined) => void) | null
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
  /**
   * The user discards a change: it is not sent again and not shown any more. `onStored` gets what is stored all the
   * same; undefined when the answer was lost. A change that is refused is over.
   */
  abandon(id: string, onStored: (stored: Versioned | undefined) => void = () => {}): void {
    const entry = entries.get(id)
    if (!entry) return
    entry.abandoned = onStored
    if (entry.isSending) publish()
    else forget(id)
  },
  /** Nobody is signed in any more. */
  clear(): void {
    for (const { waiters } of entries.values()) for (const { resolve } of waiters) resolve('waiting')
    entries.clear()
    saved.clear()
    forgetQuestions()
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
    else rewrite(known, joined(known, known.body, change.body))
    known.abandoned = null
    return known
  }
  const state = { later: null, sent: null, isSending: false, hasWaited: false, abandoned: null, waiters: [] }
  const entry = { change, body: change.body, key: crypto.randomUUID(), isLate: connection.isLost(), ...state }
  entries.set(change.id, entry)
  return entry
}

/** Another body is another wish. */
function rewrite(entry: Entry, body: Body): void {
  Object.assign(entry, { body, key: crypto.randomUUID() })
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

function sendOnce(entry: Entry, onAsk: () => void): Promise<Resent<Versioned>> {
  const { change, body, key, sent } = entry
  const ask = (collision: Collision) => {
    onAsk()
    return change.ask?.(collision) ?? askWhose(collision, entry.hasWaited)
  }
  return storeChange(change, body, { ask, sent, key })
}

/** Stored: what was typed meanwhile goes out next, the rest is done. */
function settle(entry: Entry, thing: Versioned, kept: Resent<Versioned>['kept']): void {
  const { change, later, hasWaited } = entry
  change.onStored(thing)
  const isMine = kept === 'mine' && !entry.abandoned
  for (const { resolve } of entry.waiters.splice(0)) resolve(isMine ? 'stored' : 'theirs')
  if (later && !entry.abandoned && goOn(entry, later, thing)) return publish()
  if (hasWaited && isMine) markSaved(change.id)
  forget(change.id)
  if (kept === 'mine') entry.abandoned?.(thing)
}

/**
 * What was typed while `thing` was stored was typed on what was seen before: it is joined with what others had made of
 * it. False when nothing is left to be sent; where both have changed the same, the server's refusal leads to the
 * question.
 */
function goOn(entry: Entry, later: Body, thing: Versioned): boolean {
  const { change } = entry
  const sent = joined(entry, entry.sent ?? {}, entry.body)
  const { free, contested } = change.merge({ base: change.seen, theirs: thing, wish: later, sent })
  const isAsked = contested.length > 0
  if (!isAsked && isEmpty(free)) return false
  const rest = isAsked ? { sent } : { sent: null, change: { ...change, seen: thing } }
  Object.assign(entry, { ...rest, later: null, hasWaited: false })
  rewrite(entry, isAsked ? later : free)
  return true
}

/** No answer: it waits. A server that cannot store now is tried again. Everything else is a refusal. */
function fail(entry: Entry, error: unknown): void {
  const isServerBusy = error instanceof ApiError && (error.status >= 500 || error.status === 429)
  const mayWait = isNetworkError(error) || (entry.isLate && entry.hasWaited && isServerBusy)
  if (entry.abandoned || !mayWait) return refuse(entry, error)
  entry.sent = joined(entry, entry.sent ?? {}, entry.body)
  if (entry.later) rewrite(entry, joined(entry, entry.body, entry.later))
  entry.later = null
  wait(entry)
  if (isNetworkError(error)) connection.noteSilence()
  else retry = window.setTimeout(() => void sendAll(), BUSY_RETRY_MS)
}

function refuse(entry: Entry, error: unknown): void {
  const waiters = entry.waiters.splice(0)
  for (const { reject } of waiters) reject(error)
  forget(entry.change.id)
  if (entry.abandoned && !isRefusal(error)) entry.abandoned(undefined)
  else if (waiters.length === 0 && !entry.abandoned) entry.change.onRefused(error)
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
  const wished = [...entries].filter(([, entry]) => !entry.abandoned)
  const waiting = wished.map(([, entry]) => entry).filter(entry => entry.hasWaited)
  const bodies = wished.map(([id, entry]) => [id, joined(entry, entry.body, entry.later ?? {})] as const)
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
