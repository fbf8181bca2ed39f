import { ApiError, isNetworkError, isRefusal } from '#ui/client/api-error.ts'
import type { connection } from '../connection/connection.ts'
import { BUSY_RETRY_MS, SAVED_MS, SILENCE_MS } from '../connection/connection.limits.ts'
import type { Change } from './change.ts'
import {
  EMPTY_VIEW,
  type Entry,
  entryOfSlip,
  isHeld,
  joined,
  type Keeping,
  newEntry,
  type Outcome,
  type Slip,
  slipOf,
  viewOf,
} from './outbox-entry.ts'
import { type Body, isEmpty, type Resent, storeChange, type Versioned } from './resend.ts'
import { askWhose, type Collision, forgetQuestions } from './whose.ts'

type Link = Pick<typeof connection, 'isLost' | 'noteSilence' | 'subscribe'>

/**
 * The changes that the server has not stored yet. They show at once and are sent again by themselves when the server
 * answers again; those of another day wait until somebody says so. Closing the page asks while there is one that the
 * phone does not keep (DAILY-WORK §3.12, EVERY-DAY §8.21).
 *
 * `askBeforeClosing`: called at each change with whether something would be lost.
 */
export function createOutbox(link: Link, askBeforeClosing: (isUnsafe: boolean) => void) {
  const entries = new Map<string, Entry>()
  const saved = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let view = EMPTY_VIEW
  let retry: ReturnType<typeof setTimeout> | undefined
  let keeping: Keeping | undefined

  const outbox = {
    /**
     * Sends a change now. Resolves when it is stored, or when it has to wait: without a connection, or after 2 s
     * without an answer. Throws a refusal that comes before that.
     */
    put<Thing extends Versioned>(change: Change<Thing>): Promise<Outcome> {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      const entry = join(change as unknown as Change)
      entry.waiters.push({ resolve, reject })
      const mustWait = link.isLost() || isHeld(entry)
      if (mustWait) wait(entry)
      publish()
      if (!entry.isSending && !mustWait) void deliver(entry)
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
    /** Takes up what the phone has kept; `sendAll` sends it. False: the same thing is being changed here already. */
    restore(change: Change, slip: Pick<Slip, 'key' | 'sent' | 'at'>): boolean {
      if (entries.has(change.id)) return false
      entries.set(change.id, entryOfSlip(change, slip))
      publish()
      return true
    },
    /** 'Guardar': what was made on another day goes out now. */
    release(): void {
      for (const entry of entries.values()) if (isHeld(entry)) entry.releasedAt = Date.now()
      publish()
      if (!link.isLost()) void sendAll()
    },
    sendAll,
    /** What a phone can keep. */
    slips: (): Slip[] => [...entries.values()].flatMap(entry => slipOf(entry) ?? []),
    /** Who keeps changes says which are kept, and calls `noteKept` whenever that changes; they are left at `clear`. */
    keptBy(keeper: Keeping): void {
      keeping = keeper
      publish()
    },
    noteKept: publish,
    /** Nobody is signed in any more on this page; what the phone keeps stays there for the same person. */
    clear(): void {
      keeping?.leave()
      keeping = undefined
      for (const { waiters } of entries.values()) for (const { resolve } of waiters) resolve('waiting')
      entries.clear()
      saved.clear()
      forgetQuestions()
      publish()
    },
    /** 'Descartarlos': what waits is given up, also on the phone. */
    async discard(): Promise<void> {
      const discarded = keeping?.discard()
      outbox.clear()
      await discarded
    },
    hasUnsent: () => entries.size > 0,
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  link.subscribe(() => {
    if (!link.isLost()) void sendAll()
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
    const entry = newEntry(change, link.isLost())
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
      if (link.isLost()) return
      if (entry.isSending || isHeld(entry) || entries.get(entry.change.id) !== entry) continue
      await new Promise<void>(next => void deliver(entry, next).finally(next))
    }
  }

  async function deliver(entry: Entry, onAsk: () => void = () => {}): Promise<void> {
    entry.isSending = true
    const silence = setTimeout(() => {
      wait(entry)
      link.noteSilence()
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
      return change.ask?.(collision) ?? askWhose(collision, entry.hasWaited ? entry.at : undefined)
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
   * What was typed while `thing` was stored was typed on what was seen before: it is joined with what others had made
   * of it. False when nothing is left to be sent; where both have changed the same, the server's refusal leads to the
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
    if (isNetworkError(error)) link.noteSilence()
    else retry = setTimeout(() => void sendAll(), BUSY_RETRY_MS)
  }

  function refuse(entry: Entry, error: unknown): void {
    const waiters = entry.waiters.splice(0)
    for (const { reject } of waiters) reject(error)
    forget(entry.change.id)
    if (entry.abandoned && !isRefusal(error)) entry.abandoned(undefined)
    else if (waiters.length === 0 && !entry.abandoned) entry.change.onRefused(error, entry.at)
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
    const until = setTimeout(() => {
      if (saved.get(id) === until) saved.delete(id)
      publish()
    }, SAVED_MS)
    saved.set(id, until)
  }

  function publish(): void {
    view = viewOf(entries, saved.keys(), slip => keeping?.isKept(slip) ?? false)
    askBeforeClosing(!view.isAllKept)
    for (const listener of listeners) listener()
  }
  return outbox
}
export type Outbox = ReturnType<typeof createOutbox>
