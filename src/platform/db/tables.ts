/**
 * The types of the database's tables, empty here. Each feature declares its own in `server/<feature>.tables.ts`
 * (`declare module`), with the columns that `migrations/` made. The feature that declares a table owns it.
 */
export interface Database {}
