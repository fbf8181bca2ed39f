import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '#shared/time.ts'
import { createSample } from '#platform/log/sample.ts'
import { createStrangerRefusals } from '#platform/log/stranger-refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { patternOf } from './pattern.ts'

const REFUSED = 400
const FAILED = 500
/** Different failures at once: a database that is away fails in many places. */
const FAILURES_A_SECOND = 50
const COUNTED = new Set([404, 429])

/** What is known of an answer from 400 on beside its status: the code and, for a fault of ours, the error. */
type Failure = { code?: string; err?: unknown }

/** By the answer; for the one line that is written when it was sent. */
const failures = new WeakMap<FastifyReply, Failure>()

/** For whoever answers with an error: its line names the code and, from 500 on, the error with its stack. */
export const noteFailure = (reply: FastifyReply, failure: Failure): void => void failures.set(reply, failure)

export type AnswerLog = {
  /** Writes the line of an answer from 400 on. */
  write(request: FastifyRequest, reply: FastifyReply): void
  /** Writes what is counted and not written yet. */
  end(): void
}

/** Milliseconds with one place after the point. */
const rounded = (ms: number): number => Math.round(ms * 10) / 10

const nameOf = ({ err, code = '' }: Failure): string => `${code} ${err instanceof Error ? err.name : ''}`

/**
 * One line for each answer from 400 on: method, path and its pattern, status, duration, request id, user. 404 and 429
 * of strangers are counted and written once a minute (3-decisions §1); failures of one kind (status, pattern, error)
 * are written once a second, and the next line says how many were left out.
 */
export function createAnswerLog({ log, clock, limits }: Pick<Platform, 'log' | 'clock' | 'limits'>): AnswerLog {
  const strangers = createStrangerRefusals(log)
  const sample = createSample({ now: () => clock.now(), periodMs: SECOND_MS, lines: FAILURES_A_SECOND })

  function writeFailure(line: object, kind: string): void {
    const leftOut = sample(kind)
    if (leftOut !== null) log.error({ ...line, ...(leftOut > 0 && { leftOut }) }, 'request failed')
  }

  return {
    write: (request, reply) => {
      const { userId } = request
      const { statusCode: status } = reply
      if (status < REFUSED) return
      if (userId === undefined && COUNTED.has(status)) return strangers.count(status, limits.networkOf(request.ip))
      const failure = failures.get(reply) ?? {}
      const pattern = patternOf(request)
      const line = {
        req: request,
        pattern,
        status,
        durationMs: rounded(reply.elapsedTime),
        ...(userId !== undefined && { userId }),
        ...(failure.code !== undefined && { code: failure.code }),
        ...(failure.err !== undefined && { err: failure.err }),
      }
      if (status >= FAILED) writeFailure(line, `${status} ${pattern} ${nameOf(failure)}`)
      else log.info(line, 'request refused')
    },
    end: strangers.write,
  }
}
