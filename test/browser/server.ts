import { commands } from 'vitest/browser'

type Answer =
  | { data: unknown; delayed?: boolean }
  | { status: number; code?: string; message?: string; errors?: Record<string, string> }
  | 'never'
  | 'lost'
type SentCall = { method: string; path: string; body: unknown }
type SentHeaders = { ifMatch: string | null; idempotencyKey: string | null }

type WireAnswer = {
  method: string
  path: string
  status: number
  body: object
  held: boolean
  lost: boolean
  delayed: boolean
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
 * `'lost'`: no connection. The product's own client sends the call; a call without an answer fails.
 */
export async function answer(call: string, given: Answer): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  const none = { method, path, held: given === 'never', lost: given === 'lost', delayed: false }
  if (typeof given === 'string') return commands.answerCall({ ...none, status: 0, body: {} })
  if ('data' in given) {
    const { data, delayed = false } = given
    return commands.answerCall({ ...none, delayed, status: 200, body: { success: true, data } })
  }
  const { status, ...refusal } = given
  await commands.answerCall({ ...none, status, body: { success: false, ...refusal } })
}

/** The calls that were made, in order. */
export const sentCalls = (): Promise<SentCall[]> => commands.sentCalls()

/** As with an expired access cookie: every call is refused until `POST /auth/refresh` is called. */
export const expireSession = (): Promise<void> => commands.expireSession()

/** `If-Match` and `Idempotency-Key` of the same calls. */
export const sentHeaders = (): Promise<SentHeaders[]> => commands.sentHeaders()

/** Gives the answers that were `delayed`. */
export const releaseCalls = (): Promise<void> => commands.releaseCalls()
