import type { Log } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { inTime } from '#platform/clock/in-time.ts'

/** One thing that must be in order for a process to serve. Features add theirs (`Feature.readiness`). */
export type ReadinessCheck = {
  /** One word; it stands in the answer of `/api/health/ready` and in the label `check` of `sobremesa_ready`. */
  readonly name: string
  /**
   * True where other processes may be better off, so that a load balancer should ask them instead: then the answer is
   * 503. False for what all processes share: it is told, and they go on serving.
   */
  readonly isOwn: boolean
  /** Resolves to a sentence for the operator when it is not in order; a check that throws, or is late, fails too. */
  readonly look: (platform: Platform) => Promise<string | undefined>
}

export type Readiness = {
  isReady: boolean
  checks: Record<string, 'ok' | 'failing'>
}

/**
 * Makes all checks, at most one round at a time, however many ask. What begins to fail, and what is in order again, is
 * logged once.
 */
export function createReadiness(
  log: Log,
  checks: readonly ReadinessCheck[],
): (platform: Platform) => Promise<Readiness> {
  const failing = new Set<string>()
  let round: Promise<Readiness> | undefined

  function tell({ name }: ReadinessCheck, fault: unknown): void {
    if (fault === undefined) {
      if (failing.delete(name)) log.info({ check: name }, 'ready: in order again')
      return
    }
    if (failing.has(name)) return
    failing.add(name)
    const why = fault instanceof Error ? { err: fault } : { why: fault }
    log.error({ check: name, ...why }, 'ready: a check fails')
  }

  async function lookAtAll(platform: Platform): Promise<Readiness> {
    const faults = await Promise.all(
      checks.map(check => inTime(() => check.look(platform)).catch((error: unknown) => error)),
    )
    for (const [position, check] of checks.entries()) tell(check, faults[position])
    return {
      isReady: checks.every(({ isOwn }, position) => !isOwn || faults[position] === undefined),
      checks: Object.fromEntries(
        checks.map(({ name }, position) => [name, faults[position] === undefined ? 'ok' : 'failing'] as const),
      ),
    }
  }

  return platform =>
    (round ??= lookAtAll(platform).finally(() => {
      round = undefined
    }))
}
