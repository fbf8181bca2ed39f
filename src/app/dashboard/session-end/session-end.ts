import type { SignInState } from '#features/accounts/sign-in-state.rules.ts'

type SessionEnd = Pick<SignInState, 'end' | 'email'>

let last: SessionEnd = {}

/** Notes why the user of this page is nobody any more, for `/auth` to say. */
export function noteSessionEnd(end: SessionEnd): void {
  last = end
}

/** What `/auth` is told about the session that ended; nothing after 'Cerrar sesión'. */
export const lastSessionEnd = (): SessionEnd => last
