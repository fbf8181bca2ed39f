import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import { type Heard, keepConnection } from './kept-connection.ts'

type Handler = (payload: string) => void

/** The process's one LISTEN connection. It reconnects by itself; notifications sent meanwhile are lost. */
export type Listener = {
  /** Resolves to a function that stops listening. */
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>
  /** Called after each reconnection: a cache must then assume that it has missed a notification. */
  onReconnect(handler: () => void): void
  /** Asks the server on the listening connection. False when it does not answer in some seconds. */
  ping(): Promise<boolean>
  /** How far notifications have arrived for certain. */
  heard(): Heard
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
    ping: connection.ping,
    heard: connection.heard,
    close: connection.close,
  }
}
