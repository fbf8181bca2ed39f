import pg from 'pg'
import type { Log } from '#platform/log/log.ts'

/** One connection that opens itself again whenever it is lost. */
export type KeptConnection = {
  /** Undefined while it is lost. */
  current(): pg.Client | undefined
  /** Asks the server. False while the connection is lost, and when it does not answer in five seconds. */
  ping(): Promise<boolean>
  /** The server's last sign of life on this connection, and since when it is open; monotonic milliseconds. */
  heard(): Heard
  /** Gives up a connection that does not work any more, and opens another one. */
  replace(broken: pg.Client, error: Error): void
  close(): Promise<void>
}

/** Everything that was notified between `since` and `at` has arrived. */
export type Heard = { readonly since: number; readonly at: number }

type Setup = {
  connectionString: string
  log: Log
  /** Runs on each new connection before it is used. */
  prepare: (client: pg.Client) => Promise<void>
  /** Called after each reconnection. */
  onReconnect: () => void
}

const RETRY_MS = 250
const RETRY_MAX_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000
/** A connection can die without an error (a firewall, a sleeping laptop), so a query checks it this often. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT_TIMEOUT_MS = 5_000

const newClient = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    application_name: 'sobremesa listen',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    keepAlive: true,
  })

/** Connects. Throws when the database cannot be reached at start. */
export async function keepConnection({ connectionString, log, prepare, onReconnect }: Setup): Promise<KeptConnection> {
  let client: pg.Client | undefined
  let heard: Heard = { since: 0, at: 0 }
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = newClient(connectionString)
    next.on('error', err => lost(next, err))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await prepare(next)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    heard = { since: performance.now(), at: performance.now() }
  }

  async function ping(): Promise<boolean> {
    const asked = client
    if (!asked) return false
    const began = performance.now()
    try {
      await asked.query('SELECT 1')
      if (client === asked) heard = { ...heard, at: began }
      return true
    } catch (error) {
      lost(asked, error as Error)
      return false
    }
  }

  function lost(which: pg.Client, err?: Error): void {
    if (client !== which || closed) return
    client = undefined
    which.end().catch(() => undefined)
    log.warn({ err }, 'database: listening connection lost')
    reconnect(RETRY_MS)
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (closed) return void client?.end().catch(() => undefined)
          log.info('database: listening again')
          onReconnect()
        },
        () => !closed && reconnect(Math.min(delayMs * 2, RETRY_MAX_MS)),
      )
    }, delayMs).unref()
  }

  await connect()
  const heartbeat = setInterval(() => void ping(), HEARTBEAT_MS).unref()

  return {
    current: () => client,
    ping,
    heard: () => heard,
    replace: lost,
    close: async () => {
      closed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await client?.end().catch(() => undefined)
    },
  }
}
