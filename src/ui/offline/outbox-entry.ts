import type { Change } from './change.ts'
import type { Body, Versioned } from './resend.ts'

/** `waiting`: it is shown as 'Sin guardar' and goes out by itself. */
export type Outcome = 'stored' | 'waiting' | 'theirs'
export type Mark = 'waiting' | 'saved'

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }
/** One thing's change in the outbox. */
export type Entry = {
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
  /** When somebody wished it. */
  at: number
  /** When somebody last said that it shall go out all the same; null: nobody did. */
  releasedAt: number | null
  /** It has been sent before, or was made without a connection: a busy server is tried again. */
  isLate: boolean
  hasWaited: boolean
  /** Discarded while it was being sent: gets the stored thing, or undefined when nobody knows whether it is stored. */
  abandoned: ((stored: Versioned | undefined) => void) | null
  waiters: Waiter[]
}

/** A change as a phone keeps it: what is needed to send it from another page (4-beyond §10). */
export type Slip = {
  kind: string
  restaurantId: string
  /** The change's id. */
  thing: string
  name: string
  seen: Versioned
  body: Body
  /** That of `body`; null where this very body has never been sent. */
  key: string | null
  sent: Body | null
  at: number
}

/** A change that is not stored: of what, in which words (null: there are none), and when it was wished. */
export type Waiting = { id: string; name: string; says: string | null; at: number }

/** What screens show: the unsent body of each thing, the marks, and what is asked first. */
export type OutboxView = {
  bodies: ReadonlyMap<string, Body>
  marks: ReadonlyMap<string, Mark>
  /** All that waits, in order, and of it what is asked first. */
  waiting: readonly Waiting[]
  held: readonly Waiting[]
  /** Whether this page may be closed and nothing is lost. */
  isAllKept: boolean
}
export const EMPTY_VIEW: OutboxView = {
  bodies: new Map(),
  marks: new Map(),
  waiting: [],
  held: [],
  isAllKept: true,
}

export const newEntry = (change: Change, isLate: boolean): Entry => ({
  change,
  body: change.body,
  key: crypto.randomUUID(),
  later: null,
  sent: null,
  at: Date.now(),
  releasedAt: null,
  isSending: false,
  isLate,
  hasWaited: false,
  abandoned: null,
  waiters: [],
})

/** Two changes of the thing as one. */
export const joined = ({ change }: Entry, first: Body, then: Body): Body =>
  change.join?.(first, then) ?? { ...first, ...then }

/** All of the thing that is not stored. */
export const unsentBody = (entry: Entry): Body => joined(entry, entry.body, entry.later ?? {})

/**
 * Made on another day by this phone's calendar, before or, where its clock was put back, after today: what a person
 * wished then may no longer hold (EVERY-DAY §8.21).
 */
export const isHeld = ({ at, releasedAt, hasWaited }: Entry, now = Date.now()): boolean =>
  hasWaited && new Date(releasedAt ?? at).toDateString() !== new Date(now).toDateString()

/** What a phone keeps of it; undefined: this change lives on its page only, or was given up. */
export function slipOf(entry: Entry): Slip | undefined {
  const { change, later, sent, body, key, isSending, at, abandoned } = entry
  if (!change.kept || abandoned) return undefined
  return {
    ...change.kept,
    thing: change.id,
    name: change.name,
    seen: change.seen,
    body: unsentBody(entry),
    key: later ? null : key,
    sent: isSending ? joined(entry, sent ?? {}, body) : sent,
    at,
  }
}

/** What was kept, to be sent from this page; its last sending may have reached the server. */
export function entryOfSlip(change: Change, { key, sent, at }: Pick<Slip, 'key' | 'sent' | 'at'>): Entry {
  const entry = newEntry(change, true)
  const maybeSent = key === null ? sent : joined(entry, sent ?? {}, entry.body)
  return { ...entry, key: key ?? entry.key, sent: maybeSent, at, hasWaited: true }
}

/** Whoever keeps the changes of a person on their phone. */
export type Keeping = {
  /** Whether the phone has exactly this. */
  isKept(slip: Slip): boolean
  /** The person leaves this page: what is kept stays, and nothing more is written. */
  leave(): void
  /** The person gives up what waits: nothing of it is kept or sent any more. */
  discard(): Promise<void>
}

/** What screens show of these entries, and of what was stored a moment ago. */
export function viewOf(
  entries: ReadonlyMap<string, Entry>,
  saved: Iterable<string>,
  isKept: (slip: Slip) => boolean,
): OutboxView {
  const wished = [...entries.values()].filter(({ abandoned }) => !abandoned)
  const waiting = wished.filter(({ hasWaited }) => hasWaited)
  return {
    bodies: new Map(wished.map(entry => [entry.change.id, unsentBody(entry)])),
    marks: new Map([
      ...[...saved].map(id => [id, 'saved'] as const),
      ...waiting.map(({ change }) => [change.id, 'waiting'] as const),
    ]),
    waiting: waiting.map(waitingOf),
    held: waiting.filter(entry => isHeld(entry)).map(waitingOf),
    isAllKept: [...entries.values()].every(entry => {
      const slip = slipOf(entry)
      return slip !== undefined && isKept(slip)
    }),
  }
}

const waitingOf = (entry: Entry): Waiting => {
  const { change, at } = entry
  return { id: change.id, name: change.name, says: change.says?.(unsentBody(entry)) ?? null, at }
}
