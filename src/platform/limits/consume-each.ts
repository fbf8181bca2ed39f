import type { LimitRule, Limits } from './limits.ts'

/** `isSpared` is asked when the limit refuses: true lets the call pass, although it counts. */
export type Counted = readonly [rule: LimitRule, key: string, isSpared?: () => Promise<boolean>]

/**
 * Takes a point of each limit, in this order, the widest first. When one refuses, the points of those before it are
 * returned: who is told to wait has used up nothing. Throws 429.
 */
export async function consumeEach(limits: Limits, all: readonly Counted[]): Promise<void> {
  const taken: Counted[] = []
  for (const counted of all) {
    const [rule, key, isSpared] = counted
    try {
      await limits.consume(rule, key)
    } catch (error) {
      if (await isSpared?.()) {
        taken.push(counted)
        continue
      }
      for (const [earlier, earlierKey] of taken) await limits.refund(earlier, earlierKey)
      throw error
    }
    taken.push(counted)
  }
}
