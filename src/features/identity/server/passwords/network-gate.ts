import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import { limitTexts } from '#platform/limits/limits.texts.ts'
import { widerNetworkOf } from '#platform/limits/network.ts'

const AT_ONCE = 3
/** Colleagues behind one address wait for each other. */
const QUEUE = 27
/** The /48 of an IPv6 has ten times the places of a /64 (3-decisions §9). */
const WIDER = 10
const RETRY_AFTER_S = 5

const refused = (): AppError =>
  new AppError(commonErrors.tooManyRequests, {
    retryAfterS: RETRY_AFTER_S,
    message: limitTexts.tryAgain(RETRY_AFTER_S),
  })
const gate = createKeyedGate({ atOnce: AT_ONCE, queue: QUEUE }, refused)
const widerGate = createKeyedGate({ atOnce: AT_ONCE * WIDER, queue: QUEUE * WIDER }, refused)

/**
 * Runs the hashing of a call that needs no session: three at once for a network, the others wait before the queue of
 * hashes, which everybody shares. Throws 429 when too many of the network wait.
 */
export function inNetworkGate<T>(network: string, work: () => Promise<T>): Promise<T> {
  const wider = widerNetworkOf(network)
  return gate([network], () => widerGate(wider ? [wider] : [], work))
}
