import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { createGate, type Gate, type GateSettings } from './gate.ts'

const RETRY_AFTER_S = 1

/** Runs work under each of the keys: it waits until every one of them has a place. */
export type KeyedGate = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>

const busy = (): AppError => new AppError(commonErrors.busy, { retryAfterS: RETRY_AFTER_S })

/**
 * A gate for each key: one tenant's work waits for that tenant's, and for nobody else's. One more than may wait throws
 * 429 `busy`. A key that nobody uses costs nothing.
 */
export function createKeyedGate(settings: GateSettings): KeyedGate {
  const gates = new Map<string, { gate: Gate; users: number }>()

  async function under<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = gates.get(key) ?? { gate: createGate(settings, busy), users: 0 }
    gates.set(key, entry)
    entry.users++
    try {
      return await entry.gate(work)
    } finally {
      if (--entry.users === 0) gates.delete(key)
    }
  }

  return (keys, work) => keys.reduceRight((inner, key) => () => under(key, inner), work)()
}
