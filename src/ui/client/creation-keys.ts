import type { Endpoint } from '#shared/endpoint.ts'
import { isRefusal } from './api-error.ts'

const CREATED = 201

/** Creating calls whose answer was lost: what was wished, and its key. */
const unanswered = new Map<string, string>()

type Wish = { params?: unknown; query?: unknown; body?: unknown; file?: Blob; idempotencyKey?: string }

/**
 * Makes a call with the key of its intent; undefined where nothing is created. After a lost answer the same call with
 * the same input is the same intent, so that pressing a button again creates nothing twice (3-decisions §1). A file
 * cannot be compared: its form keeps a key itself.
 */
export async function withCreationKey<Answer>(
  { name, status }: Endpoint,
  { params, query, body, file, idempotencyKey }: Wish,
  makeCall: (key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (status !== CREATED) return makeCall(undefined)
  if (idempotencyKey || file) return makeCall(idempotencyKey ?? crypto.randomUUID())
  const intent = JSON.stringify([name, params, query, body])
  const key = unanswered.get(intent) ?? crypto.randomUUID()
  unanswered.set(intent, key)
  try {
    const answer = await makeCall(key)
    unanswered.delete(intent)
    return answer
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(intent)
    throw error
  }
}
