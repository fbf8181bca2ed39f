let counter = 0

/** A number that this worker uses only once: for names, emails and slugs of test data. */
export const nextNumber = (): number => ++counter

/** The time at which tests begin by default: a Wednesday at noon in Madrid. */
export const TEST_NOW = new Date('2027-03-10T11:00:00.000Z')
