import { commonErrors } from '#shared/common.errors.ts'
import { isPlanEnded, OWNER_PLAN_ENDED, RESTAURANT_INACTIVE } from '#shared/plan-codes.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { USER_ID_HEADER } from '#shared/endpoint.ts'
import { ApiError } from './api-error.ts'
import { send } from './transport.ts'

/** Why nobody is signed in any more. */
export type SessionEnd = 'ended' | 'removed'

export type CallEvents = {
  /**
   * A 401 has survived the one refresh: the session has ended. Answers whether the person has signed in again; the call
   * is then sent once more.
   */
  sessionEnded: (end: SessionEnd) => Promise<boolean>
  /**
   * 409 `other_user`: somebody else has signed in in this browser. Answers whether the user of this page is signed in
   * again; the call is then sent once more.
   */
  otherUser?: () => Promise<boolean>
  /** 403 `confirm_needed`. Answers whether the person has proved their password; the call is then sent once more. */
  confirmNeeded?: () => Promise<boolean>
  /** 403 `trial_expired` or `subscription_ended`. */
  planEnded: (code: string) => void
  /**
   * 403 `owner_plan_ended` (workers), `restaurant_inactive` or `no_right`: the screen did not know yet what may only
   * be read.
   */
  becameReadOnly?: () => void
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
    delete listeners.otherUser
    delete listeners.confirmNeeded
    delete listeners.planEnded
    delete listeners.becameReadOnly
  }
}

const READ_ONLY = new Set<string>([OWNER_PLAN_ENDED, RESTAURANT_INACTIVE, commonErrors.noRight.code])
const MEMBER_REMOVED = 'member_removed'
const SIGN_OUT = '/auth/logout'
/** A 401 of these says that the person is not who they say, or is nobody; renewing would not change it. */
const PASSKEY_LOGIN = '/auth/passkey-login'
const WITHOUT_REFRESH = new Set(['/auth/login', '/auth/register', '/auth/refresh', PASSKEY_LOGIN, SIGN_OUT])
/** Who is signed in is what these change: the page says itself that it was somebody else. */
const OF_ANYBODY = new Set([SIGN_OUT, PASSKEY_LOGIN])

/**
 * Sends a call of an endpoint's path; on a 401 it refreshes the session once (one refresh for many calls) and sends
 * again. Tells the shell when the session or the plan has ended. `forUser`: for whom the call is made, and with it the
 * refresh; absent for whoever is signed in. Throws what sending throws.
 */
export async function sendInSession<Result>(
  path: string,
  sendOnce: () => Promise<Result>,
  forUser?: string,
): Promise<Result> {
  try {
    return await sendWithRefresh(path, sendOnce, forUser)
  } catch (error) {
    if (isSignedOut(error, path) && (await listeners.sessionEnded?.(endOf(error)))) return sendOnce()
    if (isOtherUser(error) && !OF_ANYBODY.has(path) && (await listeners.otherUser?.())) return sendOnce()
    if (isConfirmNeeded(error) && (await listeners.confirmNeeded?.())) return sendOnce()
    if (error instanceof ApiError && isPlanEnded(error.code)) {
      error.message = uiTexts.planEnded[error.code]
      listeners.planEnded?.(error.code)
    }
    if (error instanceof ApiError && READ_ONLY.has(error.code)) listeners.becameReadOnly?.()
    throw error
  }
}

/** True when the call was made for somebody who is no longer the one who is signed in in this browser. */
export const isOtherUser = (error: unknown): boolean =>
  error instanceof ApiError && error.code === commonErrors.otherUser.code

/** True when the person was asked for their password and has given it up. */
export const isConfirmNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === commonErrors.confirmNeeded.code

const isSignedOut = (error: unknown, path: string): boolean =>
  error instanceof ApiError && error.status === 401 && !WITHOUT_REFRESH.has(path)
const endOf = (error: unknown): SessionEnd =>
  error instanceof ApiError && error.code === MEMBER_REMOVED ? 'removed' : 'ended'

/** How often the session has been renewed on this page. */
let renewals = 0
const renewing = new Map<string | undefined, Promise<void>>()

async function sendWithRefresh<Result>(
  path: string,
  sendOnce: () => Promise<Result>,
  forUser: string | undefined,
): Promise<Result> {
  const before = renewals
  try {
    return await sendOnce()
  } catch (error) {
    if (!isSignedOut(error, path)) throw error
    // Whoever was sent before a renewal and refused after it needs no other one.
    if (renewals === before) await renew(error, forUser)
    return sendOnce()
  }
}

/**
 * One refresh for all calls of one user that wait for it. Throws the refused call's own error where the refresh is
 * refused too, but not the reason `member_removed`, which only the refresh may know; a refresh that fails otherwise
 * throws its own.
 */
async function renew(refused: unknown, forUser: string | undefined): Promise<void> {
  const running = renewing.get(forUser) ?? refresh(forUser)
  renewing.set(forUser, running)
  try {
    await running
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && error.code !== MEMBER_REMOVED
    throw isRefused ? refused : error
  }
}

async function refresh(forUser: string | undefined): Promise<void> {
  try {
    await send({
      method: 'POST',
      url: '/api/auth/refresh',
      body: '{}',
      headers: { ...(forUser && { [USER_ID_HEADER]: forUser }) },
    })
    renewals += 1
  } finally {
    renewing.delete(forUser)
  }
}
