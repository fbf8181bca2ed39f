import type { Trx } from '#platform/db/database.ts'

/**
 * Something that an earlier feature tells later features, which it may not import (ARCHITECTURE "What an earlier
 * feature needs of a later one"). The type parameter is the payload.
 */
export type Event<Payload> = { readonly name: string; readonly payload?: Payload }
type Handler<Payload> = (trx: Trx, payload: Payload) => Promise<void>

export type Events = {
  on<Payload>(event: Event<Payload>, handler: Handler<Payload>): void
  /** Runs the handlers one after the other in the emitter's transaction; an error in one of them rolls it back. */
  emit<Payload>(trx: Trx, event: Event<Payload>, payload: Payload): Promise<void>
}

export const defineEvent = <Payload>(name: string): Event<Payload> => ({ name })

/** A registry of handlers; `app/server` fills it at start. */
export function createEvents(): Events {
  const handlers = new Map<string, Handler<unknown>[]>()
  return {
    on: <Payload>(event: Event<Payload>, handler: Handler<Payload>) => {
      const known = handlers.get(event.name) ?? []
      handlers.set(event.name, [...known, handler as Handler<unknown>])
    },
    emit: async (trx, event, payload) => {
      for (const handler of handlers.get(event.name) ?? []) await handler(trx, payload)
    },
  }
}
