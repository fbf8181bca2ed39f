import { commands } from 'vitest/browser'

type Answer = { data: unknown } | { status: number; code?: string; message?: string } | 'never'
type SentCall = { method: string; path: string; body: unknown }

declare module 'vitest/browser' {
  interface BrowserCommands {
    answerCall(answer: { method: string; path: string; status: number; body: object; held: boolean }): Promise<void>
    sentCalls(): Promise<SentCall[]>
    expireSession(): Promise<void>
    forgetCalls(): Promise<void>
  }
}

/**
 * The server's answer to a call from now on: `answer('PUT /restaurants/*', { data })`, an error, or none. The product's
 * own client sends the call; a call without an answer fails.
 */
export async function answer(call: string, given: Answer): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  const held = given === 'never'
  if (held || 'data' in given) {
    const data = held ? null : given.data
    return commands.answerCall({ method, path, status: 200, body: { success: true, data }, held })
  }
  const { status, ...refusal } = given
  await commands.answerCall({ method, path, status, body: { success: false, ...refusal }, held })
}

/** The calls that were made, in order. */
export const sentCalls = (): Promise<SentCall[]> => commands.sentCalls()

/** As with an expired access cookie: every call is refused until `POST /auth/refresh` is called. */
export const expireSession = (): Promise<void> => commands.expireSession()
