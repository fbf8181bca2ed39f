import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { connection } from '../connection/connection.ts'
import { askWhose, type Collision } from './whose.ts'

export type Versioned = { updatedAt: string }
export type Body = Record<string, unknown>

/** A change of one thing that may have to be sent again later. */
export type Resendable<Thing extends Versioned> = {
  name: string
  /** The thing as the screen showed it when the user changed it. */
  seen: Thing
  /** `ifMatch` is absent while the user waits for the answer, and given for what is sent later by itself. */
  send(body: Body, ifMatch: string | undefined): Promise<Thing>
  load(): Promise<Thing>
  /** True when the change is in it already: the answer was lost, not the call. */
  has(thing: Thing, body: Body): boolean
  /** True when the two differ in nothing that a person changes. */
  isSame(one: Thing, other: Thing): boolean
  /** What the user had changed, for the question. */
  lines(newest: Thing, body: Body): readonly string[]
}

export type Resent<Thing> = { thing: Thing; kept: 'mine' | 'theirs' }

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === commonErrors.changedMeanwhile.code

/**
 * Sends a change that has waited, with `If-Match`. When somebody else has changed the thing meanwhile, asks whose
 * change holds, unless the change is stored already or only the order has moved (3-decisions §1). Throws what sending
 * throws.
 */
export async function resend<Thing extends Versioned>(
  change: Resendable<Thing>,
  body: Body,
  ask: (collision: Collision) => Promise<boolean> = askWhose,
): Promise<Resent<Thing>> {
  for (let { seen } = change; ; ) {
    try {
      return { thing: await change.send(body, seen.updatedAt), kept: 'mine' }
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
    }
    const newest = await change.load()
    if (change.has(newest, body)) return { thing: newest, kept: 'mine' }
    const isMine = change.isSame(newest, seen) || (await ask({ name: change.name, lines: change.lines(newest, body) }))
    if (!isMine) return { thing: newest, kept: 'theirs' }
    seen = newest
  }
}

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
