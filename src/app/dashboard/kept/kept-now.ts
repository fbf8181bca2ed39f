/** Whose data this page keeps on the phone; `end` stops that, and nobody can read them until they sign in again. */
export type KeptSession = { userId: string; end: () => void }

let current: KeptSession | undefined

export const keptNow = {
  get: (): KeptSession | undefined => current,
  set: (session: KeptSession): void => {
    current = session
  },
  drop: (session: KeptSession): void => {
    if (current === session) current = undefined
  },
}

/** The user of this page is gone (4-beyond §10). */
export function endKept(): void {
  current?.end()
  current = undefined
}
