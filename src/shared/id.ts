const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for a UUID. Any other id is answered with 404 before the database is asked (3-decisions §1). */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
