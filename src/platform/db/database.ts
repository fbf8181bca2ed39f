import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import { type ConnectionShares, shareConnections } from './connection-shares.ts'
import { takeServingRole, type Wall } from './serving-role.ts'
import { WatchedPool } from './watched-pool.ts'
import type { Database } from './tables.ts'
import { TenantDialect } from './tenant-dialect.ts'
import { createTenants, type Tenants } from './tenants.ts'

/** The database or a transaction in it. Stores take either; services pass `trx` on. */
export type Db = Kysely<Database>
/** A transaction. Functions that write several rows together, or that lock before they count, take only this. */
export type Trx = Transaction<Database>

export type OpenDatabase = { db: Db; pool: WatchedPool; shares: ConnectionShares; wall: Wall; close(): Promise<void> }

/** `DATABASE_POOL` where nobody says another number; the embedded server accepts 50 (STACK "Database"). */
const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 30_000
const KEEP_ALIVE_DELAY_MS = 10_000

const { INT8, NUMERIC, DATE } = pg.types.builtins

function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}

/** How column types arrive, in one place: int8 and counts as numbers, numeric and date as their exact text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return toNumber
    if (oid === NUMERIC || oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

type PoolSettings = {
  connectionString: string
  name: string
  max: number
  timeouts?: typeof TIMEOUTS
  /** Runs on each new connection before it is used. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
}

/** Time limits of a call in the database; beyond them it is 503 (3-decisions §9). Migrations have none. */
const TIMEOUTS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  /** The client's own limit, for a server that no longer answers. */
  query_timeout: 40_000,
}

const optionsOf = ({ connectionString, name, max, timeouts, onConnect }: PoolSettings): pg.PoolConfig => ({
  ...timeouts,
  // The pool waits for it, which its types do not say.
  ...(onConnect && { onConnect: onConnect as (client: pg.ClientBase) => void }),
  connectionString,
  types,
  max,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  idleTimeoutMillis: IDLE_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  application_name: name,
})

/** Makes a pool survive lost connections, idle or busy: they are logged, and the next query opens a new one. */
function surviving<P extends pg.Pool>(pool: P, log: Log): P {
  // `pool.end()` resolves before the connections are closed; the server may stop first, which then looks like an error.
  pool.on('error', err => pool.ending || log.warn({ err }, 'database: idle connection lost'))
  // A connection that breaks while a query uses it emits an error too; the query itself fails separately.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** A pool for a command that works on the tables themselves. */
export const openPool = (settings: PoolSettings, log: Log): pg.Pool => surviving(new pg.Pool(optionsOf(settings)), log)

/**
 * Opens the process's database: one pool for Kysely, jobs and limits. Connects at the first query. Statements of Kysely
 * use the share of whoever sends them and may change the rows of whom they are for; limits, which everybody passes
 * first, use the pool itself. A lost connection never ends the process (3-decisions §9).
 */
export function openDatabase(
  connectionString: string,
  log: Log,
  { tenants = createTenants(), max = CONNECTIONS }: { tenants?: Tenants; max?: number } = {},
): OpenDatabase {
  const wall: Wall = { tables: new Set() }
  const onConnect = (client: pg.ClientBase) => takeServingRole(client, wall)
  const serving = { connectionString, name: 'sobremesa', max, timeouts: TIMEOUTS, onConnect }
  const pool = surviving(new WatchedPool(optionsOf(serving)), log)
  const shares = shareConnections(pool)
  const shared = { options: pool.options, Client: pg.Client, connect: shares.connect, end: () => pool.end() }
  const db = new Kysely<Database>({ dialect: new TenantDialect({ pool: shared }, tenants, wall) })
  return { db, pool, shares, wall, close: () => db.destroy() }
}

const UNIQUE_VIOLATION = '23505'

/** True when the database refused a duplicate (of that unique index). Services catch it and throw their 409. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && (constraint === undefined || broken === constraint)
}
