import { commands } from 'vitest/browser'

type Answer =
  | { data: unknown; delayed?: boolean; moved?: Moved }
  | { status: number; code?: string; message?: string; errors?: Record<string, string>; data?: unknown }
  | 'never'
  | 'lost'
/** What somebody else has made of the thing that is saved. */
type Moved = { current: { updatedAt: string } & Record<string, unknown>; changedBy: string | null }
type SentCall = { method: string; path: string; body: unknown }
type SentHeaders = { ifMatch: string | null; idempotencyKey: string | null; userId: string | null }

type WireAnswer = {
  method: string
  path: string
  status: number
  body: object
  held: boolean
  lost: boolean
  delayed: boolean
  moved: { ifMatch: string; body: object } | null
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    answerCall(answer: WireAnswer): Promise<void>
    sentCalls(): Promise<SentCall[]>
    expireSession(): Promise<void>
    sentHeaders(): Promise<SentHeaders[]>
    releaseCalls(): Promise<void>
    forgetCalls(): Promise<void>
    blankPreviews(): Promise<unknown>
  }
}

/**
 * The server's answer to a call from now on: `answer('PUT /restaurants/*', { data })`, an error, `'never'`, or
 * `'lost'`: no connection. `moved`: 412 until it is saved over what the other person made of it. The product's own
 * client sends the call; a call without an answer fails.
 */
export async function answer(call: string, given: Answer): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  const none = { method, path, held: given === 'never', lost: given === 'lost', delayed: false, moved: null }
  if (typeof given === 'string') return commands.answerCall({ ...none, status: 0, body: {} })
  if (!('status' in given)) {
    const { data, delayed = false, moved } = given
    const refused = moved && {
      ifMatch: `"${moved.current.updatedAt}"`,
      body: { success: false, code: 'changed_meanwhile', message: '', data: moved },
    }
    return commands.answerCall({ ...none, delayed, status: 200, body: { success: true, data }, moved: refused ?? null })
  }
  const { status, ...refusal } = given
  await commands.answerCall({ ...none, status, body: { success: false, ...refusal } })
}

/** The number of each failed call. */
export const FAILED_CALL = '7f3a-91c2'

/** The calls that were made, in order. */
export const sentCalls = (): Promise<SentCall[]> => commands.sentCalls()

/** As with an expired access cookie: every call is refused until `POST /auth/refresh` is called. */
export const expireSession = (): Promise<void> => commands.expireSession()

/** `If-Match`, `Idempotency-Key` and `x-user-id` of the same calls. */
export const sentHeaders = (): Promise<SentHeaders[]> => commands.sentHeaders()

/** Gives the answers that were `delayed`. */
export const releaseCalls = (): Promise<void> => commands.releaseCalls()
