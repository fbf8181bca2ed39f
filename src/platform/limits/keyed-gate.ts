import { busy } from './busy.ts'
import { createGate, type Gate, type GateSettings } from './gate.ts'

/**
 * Runs work that counts under each of the keys: it waits until every one of them has a free place, or until `beginBy`
 * aborts, whose reason is thrown.
 */
export type KeyedGate = <T>(keys: readonly string[], work: () => Promise<T>, beginBy?: AbortSignal) => Promise<T>

/**
 * A gate per key: one tenant's work waits only for that tenant's. When too many wait, one more throws 429 `busy`, or
 * `refusal`. An unused key needs no memory.
 */
export function createKeyedGate(settings: GateSettings, refusal = busy): KeyedGate {
  const gates = new Map<string, { gate: Gate; users: number }>()

  async function under<T>(key: string, work: () => Promise<T>, beginBy: AbortSignal | undefined): Promise<T> {
    const entry = gates.get(key) ?? { gate: createGate(settings, refusal), users: 0 }
    gates.set(key, entry)
    entry.users++
    try {
      return await entry.gate(work, beginBy)
    } finally {
      if (--entry.users === 0) gates.delete(key)
    }
  }

  return (keys, work, beginBy) => keys.reduceRight((inner, key) => () => under(key, inner, beginBy), work)()
}
