/**
 * Second front door, for tasks on worker threads: what makes of a restaurant's row what diners are told. Loads neither
 * the database nor Fastify.
 */
export { storedOpeningOf } from './opening/opening-row.ts'
export { presentOpening } from './opening/present-today.ts'
export { profileOf } from './profile/profile.columns.ts'
