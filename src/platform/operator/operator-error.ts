/** One sentence for the person at the terminal, without a stack. */
export class OperatorError extends Error {}
