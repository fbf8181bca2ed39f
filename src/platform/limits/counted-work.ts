import { AppError } from '#shared/app-error.ts'
import type { LimitRule, Limits } from './limits.ts'

type CountedAs = { rule: LimitRule; key: string; refusal: ConstructorParameters<typeof AppError>[0] }

/** Runs work that takes a point unless it fails. Throws `refusal`, with `Retry-After`, when no point is left. */
export async function countedWork<T>(
  limits: Limits,
  { rule, key, refusal }: CountedAs,
  work: () => Promise<T>,
): Promise<T> {
  await limits.consume(rule, key).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    throw new AppError(refusal, { cause: error, retryAfterS: error.retryAfterS ?? 1 })
  })
  try {
    return await work()
  } catch (error) {
    await limits.refund(rule, key)
    throw error
  }
}
