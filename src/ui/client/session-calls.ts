import { ApiError } from './api-error.ts'
import { send, type WireAnswer } from './transport.ts'

export type CallEvents = {
  /** A 401 remained after the one refresh: the session has ended. */
  sessionEnded: () => void
  /** A 403 `trial_expired` or `subscription_ended`. */
  planEnded: (code: string) => void
}
const listeners: Partial<CallEvents> = {}

/**
 * The dashboard's shell sets once what happens when the session or the plan has ended, because the client knows no
 * router.
 */
export function onCallEvents(events: CallEvents): () => void {
  Object.assign(listeners, events)
  return () => {
    delete listeners.sessionEnded
    delete listeners.planEnded
  }
}

const PLAN_ENDED = new Set(['trial_expired', 'subscription_ended'])
/** A 401 of these calls means wrong credentials or no session at all; a refresh would not change that. */
const WITHOUT_REFRESH = new Set(['/auth/login', '/auth/register', '/auth/refresh', '/auth/logout'])

/**
 * Sends a call of an endpoint's path; on a 401 it refreshes the session once (one refresh for many calls) and sends
 * again. Tells the shell when the session or the plan has ended. Throws what sending throws.
 */
export async function sendInSession<Result>(path: string, sendOnce: () => Promise<Result>): Promise<Result> {
  try {
    return await sendWithRefresh(path, sendOnce)
  } catch (error) {
    if (isSignedOut(error, path)) listeners.sessionEnded?.()
    if (error instanceof ApiError && PLAN_ENDED.has(error.code)) listeners.planEnded?.(error.code)
    throw error
  }
}

const isSignedOut = (error: unknown, path: string): boolean =>
  error instanceof ApiError && error.status === 401 && !WITHOUT_REFRESH.has(path)

async function sendWithRefresh<Result>(path: string, sendOnce: () => Promise<Result>): Promise<Result> {
  try {
    return await sendOnce()
  } catch (error) {
    if (!isSignedOut(error, path) || !(await refreshSession())) throw error
    return sendOnce()
  }
}

let refreshing: Promise<WireAnswer> | undefined

/**
 * One refresh for all calls that wait for it. If it fails because there is no connection, the calls fail with that
 * error.
 */
async function refreshSession(): Promise<boolean> {
  refreshing ??= send({ method: 'POST', url: '/api/auth/refresh', body: '{}' }).finally(() => {
    refreshing = undefined
  })
  try {
    await refreshing
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false
    throw error
  }
}
