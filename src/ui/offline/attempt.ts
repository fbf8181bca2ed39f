import { isRefusal } from '#ui/client/api-error.ts'

/**
 * One intent to create something: its key is the same at each try, so that a lost answer creates nothing twice
 * (3-decisions §1).
 */
export type Attempt<Input> = { readonly key: string; sent: Input | null }

export const newAttempt = <Input>(): Attempt<Input> => ({ key: crypto.randomUUID(), sent: null })

type Creation<Input, Thing> = {
  input: Input
  create: (input: Input, key: string) => Promise<Thing>
  /** Brings the created thing to the input that was typed after the first try. */
  update: (created: Thing, input: Input) => Promise<Thing>
}

/**
 * Creates once. A try after a lost answer repeats the first input under the same key, which answers what the first try
 * made or makes it now, and then stores what was typed since. Throws what the calls throw.
 */
export async function createOnce<Input, Thing>(
  attempt: Attempt<Input>,
  { input, create, update }: Creation<Input, Thing>,
): Promise<Thing> {
  const first = (attempt.sent ??= input)
  const created = await create(first, attempt.key).catch((error: unknown) => {
    if (isRefusal(error)) attempt.sent = null
    throw error
  })
  return isEqual(first, input) ? created : update(created, input)
}

/** Files are compared by identity, all else by content. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (one instanceof Blob || other instanceof Blob) return false
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => isEqual(one[key as never], other[key as never]))
}
