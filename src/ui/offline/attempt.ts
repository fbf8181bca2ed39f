import { isAbort, isRefusal } from '#ui/client/api-error.ts'

/**
 * One intent to create or change something: its key is the same at each try, so that a lost answer does nothing twice
 * (3-decisions §1).
 */
export type Attempt<Input> = { key: string; sent: Input | null }

export const newAttempt = <Input>(): Attempt<Input> => ({ key: crypto.randomUUID(), sent: null })

type Creation<Input, Thing> = {
  input: Input
  create: (input: Input, key: string) => Promise<Thing>
  /** Brings what the first try made to the input that was typed after it. */
  update: (created: Thing, input: Input, first: Input) => Promise<Thing>
}

/**
 * Creates, or changes, once. A try after a lost answer repeats the first input under the same key, which answers what
 * the first try made or makes it now, and then stores what was typed since. Throws what the calls throw.
 */
export async function createOnce<Input, Thing>(
  attempt: Attempt<Input>,
  { input, create, update }: Creation<Input, Thing>,
): Promise<Thing> {
  const first = (attempt.sent ??= input)
  const created = await create(first, attempt.key).catch((error: unknown) => {
    if (isRefusal(error)) attempt.sent = null
    // The key of what was given up is of no use any more.
    if (isAbort(error)) Object.assign(attempt, newAttempt())
    throw error
  })
  return isSameInput(first, input) ? created : update(created, input, first)
}

/** Files are compared by identity, all else by content; what is undefined is as if it were not there. */
function isSameInput(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (one instanceof Blob || other instanceof Blob) return false
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => isSameInput(one[key as never], other[key as never]))
}
