import type { Config } from '#platform/config/config.ts'

const NOT_RUNNING = /^(ECONNREFUSED|ENOENT|57P0[1-3])$/

/**
 * True when the error says that our own PostgreSQL on this machine is not running: then it is down for every process.
 * A server behind DATABASE_URL may refuse us alone (a proxy, a firewall, a failover), so its errors prove nothing.
 */
export const isOwnServerDown = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, error: unknown): boolean =>
  databaseUrl === undefined && NOT_RUNNING.test((error as { code?: string }).code ?? '')
