/** A sentence for the person at the terminal; nothing else needs to be said. */
export class OperatorError extends Error {}
