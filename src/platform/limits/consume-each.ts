import type { LimitRule, Limits } from './limits.ts'

export type Counted = readonly [rule: LimitRule, key: string]

/**
 * Takes a point of each limit, in this order, the widest first. When one refuses, the points of those before it are
 * returned: who is told to wait has used up nothing. Throws 429.
 */
export async function consumeEach(limits: Limits, all: readonly Counted[]): Promise<void> {
  const taken: Counted[] = []
  for (const [rule, key] of all) {
    try {
      await limits.consume(rule, key)
    } catch (error) {
      for (const [earlier, earlierKey] of taken) await limits.refund(earlier, earlierKey)
      throw error
    }
    taken.push([rule, key])
  }
}
