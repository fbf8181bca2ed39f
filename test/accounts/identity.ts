/** What tests of other features need of identity's inside, and the product's code does not. */
export { restaurantLimitCommand } from '#features/identity/server/commands/restaurant-limit.command.ts'
export { hashPassword } from '#features/identity/server/passwords/passwords.ts'
export { deleteExpired as deleteExpiredSessions } from '#features/identity/server/sessions/sessions.service.ts'
export { endSessionsOfUser } from '#features/identity/server/sessions/sessions.store.ts'
