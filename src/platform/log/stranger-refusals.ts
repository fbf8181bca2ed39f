import { MINUTE_MS } from '#shared/time.ts'
import { evenIfQuiet, type Log } from './log.ts'

/** So many networks are told apart; more than that is a crowd. */
const NETWORKS_MAX = 1000

export type StrangerRefusals = {
  /** Counts a 404 or 429 of somebody who is not signed in. */
  count(status: number, network: string): void
  /** Writes what was counted since the last line. */
  write(): void
}

/**
 * Counts 404 and 429 of strangers and writes one line a minute while there are any: they choose how many come, so each
 * could fill the log with a line for every request (3-decisions §1).
 */
export function createStrangerRefusals(log: Log): StrangerRefusals {
  const byStatus = new Map<number, number>()
  const networks = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    if (byStatus.size === 0) return
    const facts = { notFound: byStatus.get(404) ?? 0, limited: byStatus.get(429) ?? 0, networks: networks.size }
    byStatus.clear()
    networks.clear()
    evenIfQuiet(log).info(facts, 'strangers refused')
  }
  return {
    count: (status, network) => {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      if (networks.size < NETWORKS_MAX) networks.add(network)
      timer ??= setTimeout(write, MINUTE_MS).unref()
    },
    write,
  }
}
