/**
 * Second front door, for tasks on worker threads: what makes of a restaurant's row what diners are told. Loads neither
 * the database nor Fastify.
 */
export { holidayCountryOf } from './opening/holiday-country.ts'
export { instantOf, instantRanges } from './opening/instant-of.ts'
export { storedOpeningOf } from './opening/opening-row.ts'
export { openingOf, presentOpening } from './opening/present-today.ts'
export { profileOf } from './profile/profile.columns.ts'
export { countReturningMenus } from './deletion/account-deletion.service.ts'
