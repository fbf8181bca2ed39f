import { commonErrors } from '#shared/common.errors.ts'
import { type Body, bodyOf, type Merged } from '#shared/fields/three-way.ts'
import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { connection } from '../connection/connection.ts'
import { askWhose, type Collision, type Picks } from './whose.ts'

export type { Body } from '#shared/fields/three-way.ts'
export type Versioned = { updatedAt: string }

/** A change of one thing that exists. */
export type Resendable<Thing extends Versioned> = {
  name: string
  /** The thing as the screen showed it when the user changed it. */
  seen: Thing
  /** A try that repeats `idempotencyKey` sends the same body (3-decisions §1). */
  send(body: Body, ifMatch: string, idempotencyKey: string): Promise<Thing>
  /** Whether a file goes with the next sending, whatever its body says. */
  hasFile?(): boolean
  /** What of `wish` is sent over `theirs`, and what is asked; `sent`: an earlier change whose answer was lost. */
  merge(versions: { base: Thing; theirs: Thing; wish: Body; sent: Body | null }): Merged
}

export type Resent<Thing> = { thing: Thing; kept: 'mine' | 'theirs' }

type Ask = (collision: Collision) => Promise<Picks>
type Moved<Thing> = { current: Thing; changedBy: string | null }

/** What a refusal says of a thing that has moved; undefined: the error says something else. */
function movedIn<Thing>(error: unknown): Moved<Thing> | undefined {
  if (!(error instanceof ApiError) || error.code !== commonErrors.changedMeanwhile.code) return undefined
  return (error.data as Moved<Thing> | undefined) ?? undefined
}

/** So often one change is joined with those of others; then the refusal is told. */
const ROUNDS_MAX = 10

/**
 * Sends a change with `If-Match`. When the thing has been changed elsewhere meanwhile, what only the user changed is
 * sent again without a question; what both have changed is asked, after the rest is stored (3-decisions §1).
 *
 * `key`: that of the whole body, the same at each try of it. `sent`: an earlier change of the user whose answer was
 * lost. Throws what sending throws.
 */
export async function storeChange<Thing extends Versioned>(
  change: Resendable<Thing>,
  body: Body,
  { ask = askWhose, sent = null, key = crypto.randomUUID() }: { ask?: Ask; sent?: Body | null; key?: string } = {},
): Promise<Resent<Thing>> {
  const state = { base: change.seen, wish: body, part: body, newest: change.seen, key }
  let merged: Merged = { free: {}, contested: [] }
  const hadFile = change.hasFile?.() ?? false
  let first = { changedBy: null as string | null, at: '' }
  for (let round = 0; ; ) {
    try {
      state.newest = await change.send(state.part, state.newest.updatedAt, state.key)
      if (merged.contested.length === 0) return { thing: state.newest, kept: 'mine' }
    } catch (error) {
      const moved = movedIn<Thing>(error)
      if (!moved || (round += 1) > ROUNDS_MAX) throw error
      merged = change.merge({ base: state.base, theirs: moved.current, wish: state.wish, sent })
      Object.assign(state, { newest: moved.current, part: merged.free, key: crypto.randomUUID() })
      // What is stored of the rest before the question is one's own.
      first = { changedBy: moved.changedBy, at: moved.current.updatedAt }
      if (!isEmpty(merged.free) || change.hasFile?.()) continue
      if (merged.contested.length === 0) return { thing: moved.current, kept: 'mine' }
    }
    const { name } = change
    const { contested: fields } = merged
    const isRestStored = !isEmpty(state.part) || (hadFile && !change.hasFile?.())
    const picks = await ask({ name, ...first, fields, isRestStored })
    const mine = fields.filter(({ key }) => picks.has(key))
    if (mine.length === 0) return { thing: state.newest, kept: isRestStored ? 'mine' : 'theirs' }
    const wish = bodyOf(mine)
    Object.assign(state, { base: state.newest, wish, part: wish, key: crypto.randomUUID() })
    merged = { free: wish, contested: [] }
  }
}

export const isEmpty = (body: Body): boolean => Object.keys(body).length === 0

type Waiting = { signal: AbortSignal; onWaiting: (isWaiting: boolean) => void }

/**
 * Makes a call until the server has answered it: without a connection it waits and calls again by itself. Throws every
 * refusal, and the signal's reason when the waiting is given up.
 */
export async function untilAnswered<Answer>(
  makeCall: (isAgain: boolean) => Promise<Answer>,
  { signal, onWaiting }: Waiting,
): Promise<Answer> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await makeCall(isAgain)
    } catch (error) {
      if (!isNetworkError(error)) throw error
    }
    onWaiting(true)
    await connection.back(signal)
    onWaiting(false)
  }
}
