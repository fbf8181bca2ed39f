/** The server's front door of identity. */
export { hashPassword, throwIfCommonPassword, verifyPassword } from './passwords.ts'
export { mayHaveSession } from './cookies.ts'
export { endSession, refreshSession, signIn } from './sessions.ts'
export { deleteExpired as deleteExpiredSessions, deleteSessionsOfUser } from './sessions.store.ts'
export { requireActor, type Actor, findActor } from './actor.ts'
export { addMembership, findMembership, listRestaurantIds } from './memberships.store.ts'
export {
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  updateCurrentRestaurant,
  updatePasswordHash,
} from './users.store.ts'
