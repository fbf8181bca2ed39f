let actingUserId: string | undefined

/**
 * For whom this page makes its calls: each says so, and the server refuses one when somebody else has signed in in this
 * browser meanwhile (3-decisions §3). Undefined while nobody is known here.
 */
export const actingUser = {
  get: (): string | undefined => actingUserId,
  set: (userId: string | undefined): void => {
    actingUserId = userId
  },
}
