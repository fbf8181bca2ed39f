let counter = 0

/** A number that no other thing of this worker has: for names and addresses of test data. */
export const nextNumber = (): number => ++counter
