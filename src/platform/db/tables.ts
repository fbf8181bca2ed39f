/**
 * The tables of the database, for the compiler: empty here. Each feature declares its own in `server/<feature>.tables.ts`
 * (`declare module`), with the columns as `migrations/` made them. Whoever declares a table owns it.
 */
export interface Database {}
