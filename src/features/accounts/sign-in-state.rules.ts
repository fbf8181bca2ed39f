/** What the router's state brings to `/auth`; never in the URL (3-decisions §2). */
export type SignInState = {
  /** The interrupted path. */
  from?: string
  /** Why nobody is signed in any more. */
  end?: 'ended' | 'removed'
  /** Filled in. */
  email?: string
}

/** Reads the router's state, which a restored tab may have from an older release. */
export function signInState(state: unknown): SignInState {
  const { from, end, email } = (state ?? {}) as Record<string, unknown>
  return {
    ...(typeof from === 'string' && { from }),
    ...((end === 'ended' || end === 'removed') && { end }),
    ...(typeof email === 'string' && { email }),
  }
}
