import { acceptsKey, type Endpoint } from '#shared/endpoint.ts'
import { isRefusal } from './api-error.ts'

const CREATED = 201

/** Creating calls whose answer was lost: what was wished, and its key. */
const unanswered = new Map<string, string>()

type Wish = { params?: unknown; query?: unknown; body?: unknown; file?: Blob; idempotencyKey?: string }

/**
 * Makes a call with the key of its intent; undefined where the server takes none. After a lost answer the same creation
 * with the same input is the same intent, so that pressing a button again creates nothing twice (3-decisions §1). A
 * change is not: the same price may be wished again after somebody else has set another. A file cannot be compared. So
 * whoever sends one of these again keeps its key.
 */
export async function withIntentKey<Answer>(
  endpoint: Endpoint,
  { params, query, body, file, idempotencyKey }: Wish,
  makeCall: (key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (!acceptsKey(endpoint)) return makeCall(undefined)
  const { name, status } = endpoint
  if (idempotencyKey || file || status !== CREATED) return makeCall(idempotencyKey ?? crypto.randomUUID())
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
