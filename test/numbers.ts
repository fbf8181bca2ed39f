let counter = 0

/** A number that this worker uses only once: for names, emails and slugs of test data. */
export const nextNumber = (): number => ++counter
