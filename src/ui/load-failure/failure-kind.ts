import { ApiError, isNetworkError, isRefusal, isTimeout, messageOf } from '#ui/client/api-error.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { loadFailureTexts as texts } from './load-failure.texts.ts'

/**
 * `connection`: the server was not reached; `ours`: it failed, or was too slow; `refused`: it said no, with a reason.
 */
export type FailureKind = 'connection' | 'ours' | 'refused'
/**
 * What it is, and what to do; `number`: of the failed call, under which the operator finds it in the log.
 */
export type Failure = { kind: FailureKind; lead: string; advice: string; number: string | undefined }

/** What to say of a failed load. Only a server that cannot be reached is called a lost connection (decision 0206). */
export function useFailure(error: unknown): Failure {
  const isOffline = useIsOffline()
  // A slow server and a dead connection look alike at first; the next try of the connection tells them apart.
  if (isNetworkError(error) && (isOffline || !isTimeout(error)))
    return { kind: 'connection', lead: offlineTexts.lost, advice: offlineTexts.retrying, number: undefined }
  if (isRefusal(error))
    return { kind: 'refused', lead: messageOf(error, ''), advice: uiTexts.tryAgain, number: undefined }
  const number = error instanceof ApiError ? error.requestId : undefined
  return { kind: 'ours', lead: isTimeout(error) ? texts.late : texts.ours, advice: texts.later, number }
}
