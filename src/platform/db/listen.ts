import pg from 'pg'
import type { Log } from '#platform/log/log.ts'

type Handler = (payload: string) => void

/** The process's one LISTEN connection. It reconnects by itself; notifications sent meanwhile are lost. */
export type Listener = {
  /** Resolves to a function that stops listening. */
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>
  /** Called after each reconnection: a cache must then assume that it has missed a notification. */
  onReconnect(handler: () => void): void
  /**
   * Queries the server on the listening connection: true when notifications arrive, false when they do not within this
   * time.
   */
  isListening(timeoutMs: number): Promise<boolean>
  close(): Promise<void>
}

const RETRY_MS = 250
const RETRY_MAX_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000
/** A connection can die without an error (a firewall, a sleeping laptop), so a query checks it this often. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT_TIMEOUT_MS = 5_000

/** Connects. Throws when the database cannot be reached at start. */
export async function openListener(connectionString: string, log: Log): Promise<Listener> {
  const handlers = new Map<string, Set<Handler>>()
  const reconnected = new Set<() => void>()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'sobremesa listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
    })
    next.on('error', err => lost(next, err))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload = '' }) => handlers.get(channel)?.forEach(handle => handle(payload)))
    try {
      await next.connect()
      for (const channel of handlers.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
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
          reconnected.forEach(handle => handle())
        },
        () => !closed && reconnect(Math.min(delayMs * 2, RETRY_MAX_MS)),
      )
    }, delayMs).unref()
  }

  await connect()
  const heartbeat = setInterval(() => {
    const asked = client
    asked?.query('SELECT 1').catch((error: Error) => lost(asked, error))
  }, HEARTBEAT_MS).unref()

  async function unlisten(channel: string, handler: Handler): Promise<void> {
    const known = handlers.get(channel)
    known?.delete(handler)
    if (known?.size !== 0) return
    handlers.delete(channel)
    await client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel)
      if (known) known.add(handler)
      else {
        handlers.set(channel, new Set([handler]))
        // If the connection was lost meanwhile, the reconnection listens to every channel of the map.
        await client
          ?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
          .catch((error: Error) => client && lost(client, error))
      }
      return () => unlisten(channel, handler)
    },
    onReconnect: handler => {
      reconnected.add(handler)
    },
    isListening: async timeoutMs => {
      const asked = client
      if (!asked) return false
      const silence = new Promise<false>(resolve => setTimeout(resolve, timeoutMs, false).unref())
      const answer = asked.query('SELECT 1').then(
        () => true,
        (error: Error) => {
          lost(asked, error)
          return false
        },
      )
      return Promise.race([answer, silence])
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await client?.end().catch(() => undefined)
    },
  }
}
