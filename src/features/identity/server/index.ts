import type { Feature } from '#platform/feature/feature.ts'
import { createAdmin } from './commands/create-admin.command.ts'
import { setPassword } from './commands/set-password.command.ts'
import { identityAccountData } from './identity.account-data.ts'

/** The server's front door of identity. */
export const identityFeature: Feature = {
  name: 'identity',
  accountData: identityAccountData,
  adminCommands: { 'create-admin': createAdmin, 'set-password': setPassword },
}
export { hashPassword, throwIfCommonPassword, verifyPassword } from './passwords.ts'
export { mayHaveSession } from './cookies.ts'
export { endSession, refreshSession, signIn } from './sessions.ts'
export { deleteExpired as deleteExpiredSessions, deleteSessionsOfUser } from './sessions.store.ts'
export { requireActor, type Actor, findActor } from './actor.ts'
export { type AskedBy, isSessionAlive, selectLiveUser, selectLockedUser } from './live-session.store.ts'
export { addMembership, listRestaurantIds } from './memberships.store.ts'
export {
  findUserByEmail,
  findUserById,
  insertUser,
  type NewUser,
  lockUser,
  updateCurrentRestaurant,
} from './users.store.ts'
