import { commonErrors } from '#shared/common.errors.ts'
import { SECOND_MS } from '#shared/time.ts'
import { ApiError, isTimeout } from '#ui/client/api-error.ts'
import { ASK_AGAIN_MS } from '../screen/screen.limits.ts'

const PAUSE_S = 2

type AskingAgain = {
  forMs?: number
  /** Called at each refusal after which it is asked again. */
  onWait?: () => void
}

/**
 * Makes a call that sets a sheet, and again while the typesetter is busy or slower than the client's patience. The call
 * keeps its key, so that one print is one. Throws what the last one throws; a lost connection at once.
 */
export async function askAgain<Answer>(
  send: () => Promise<Answer>,
  { forMs = ASK_AGAIN_MS, onWait }: AskingAgain = {},
): Promise<Answer> {
  const until = performance.now() + forMs
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === commonErrors.busy.code
      const pauseMs = (isBusy ? (error.retryAfterS ?? PAUSE_S) : 0) * SECOND_MS
      if (!isBusy && !isTimeout(error)) throw error
      // Not as a timeout: who waits for a connection would send it for ever.
      if (performance.now() + pauseMs > until) throw isBusy ? error : new Error('no sheet in time', { cause: error })
      onWait?.()
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
}
