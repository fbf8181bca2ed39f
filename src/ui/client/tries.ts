import { commonErrors } from '#shared/common.errors.ts'
import { ApiError, isLate, isTimeout } from './api-error.ts'

/** A call that was refused because too much ran at once is made once more (3-decisions §9). */
const TRIES = 2
/** A picture is worth more patience: it was sent, and its second try finds what the first one made. */
const TRIES_WITH_FILE = 3
/** A proxy has waited less long than the browser. */
const GATEWAY_TIMEOUT = 504
/** Who has patience does not ask in a loop, whatever a proxy has made of the answer. */
const PATIENT_S = 2
/** No refusal keeps somebody waiting longer before the next try. */
const WAIT_MAX_S = 10

/**
 * How long a call that changes nothing is made again and again while the server is busy, also where it says so with 503
 * and `Retry-After` or is slower than we wait for an answer: a sheet waits for others, and then it is made.
 */
export type Patience = {
  forMs: number
  /** Called at each refusal after which it is made again. */
  onWait: () => void
}
type Repeated = { hasFile: boolean; signal: AbortSignal | undefined; patience?: Patience | undefined }

/**
 * Makes a call, and once more after 429 `busy`, with `patience` as it says; with a file up to three times, also
 * when the server says that it is busy (503 with `Retry-After`) or does not answer in time. The calls need one key.
 * Throws what the last one throws.
 */
export async function withTries<Answer>(
  { hasFile, signal, patience }: Repeated,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const most = hasFile ? TRIES_WITH_FILE : TRIES
  const until = performance.now() + (patience?.forMs ?? 0)
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (!isPassing(error, { hasFile, patience })) throw error
      const waitS = Math.min(error.retryAfterS ?? (patience ? PATIENT_S : 0), WAIT_MAX_S)
      const isLast = patience ? performance.now() + waitS * 1000 > until : tries >= most
      if (isLast) throw error
      patience?.onWait()
      await waitFor(waitS, signal)
    }
  }
}

/** True for a failure that the same call may not meet again in a moment. */
function isPassing(error: unknown, { hasFile, patience }: Pick<Repeated, 'hasFile' | 'patience'>): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.code === commonErrors.busy.code) return true
  const isServerBusy = error.status === 503 && error.retryAfterS !== undefined
  if (patience && (isServerBusy || isTimeout(error))) return true
  return hasFile && (isLate(error) || isServerBusy || error.status === GATEWAY_TIMEOUT)
}

function waitFor(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => resolve(), seconds * 1000)
  signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
