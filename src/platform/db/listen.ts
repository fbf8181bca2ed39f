import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import { keepConnection } from './kept-connection.ts'

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

const listenTo = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`

/** Connects. Throws when the database cannot be reached at start. */
export async function openListener(connectionString: string, log: Log): Promise<Listener> {
  const handlers = new Map<string, Set<Handler>>()
  const reconnected = new Set<() => void>()
  const connection = await keepConnection({
    connectionString,
    log,
    prepare: async client => {
      client.on('notification', ({ channel, payload = '' }) =>
        handlers.get(channel)?.forEach(handle => handle(payload)),
      )
      for (const channel of handlers.keys()) await client.query(listenTo(channel))
    },
    onReconnect: () => reconnected.forEach(handle => handle()),
  })

  /** On the present connection; a new one listens to every channel of the map by itself. */
  async function startListening(channel: string): Promise<void> {
    const asked = connection.current()
    await asked?.query(listenTo(channel)).catch((error: Error) => connection.replace(asked, error))
  }

  async function unlisten(channel: string, handler: Handler): Promise<void> {
    const known = handlers.get(channel)
    known?.delete(handler)
    if (known?.size !== 0) return
    handlers.delete(channel)
    const asked = connection.current()
    await asked?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel)
      if (known) known.add(handler)
      else {
        handlers.set(channel, new Set([handler]))
        await startListening(channel)
      }
      return () => unlisten(channel, handler)
    },
    onReconnect: handler => {
      reconnected.add(handler)
    },
    isListening: async timeoutMs => {
      const asked = connection.current()
      if (!asked) return false
      const silence = new Promise<false>(resolve => setTimeout(resolve, timeoutMs, false).unref())
      const answer = asked.query('SELECT 1').then(
        () => true,
        (error: Error) => {
          connection.replace(asked, error)
          return false
        },
      )
      return Promise.race([answer, silence])
    },
    close: connection.close,
  }
}
