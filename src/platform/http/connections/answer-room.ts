import type { FastifyInstance } from 'fastify'
import { overloaded } from '#platform/limits/gate.ts'
import { addGauge, type Metrics } from '#platform/metrics/metrics.ts'

/** What all large answers may hold together while clients read them. */
const ROOM_BYTES = 160_000_000
/** A smaller one is not counted: many more than there are connections would be needed to matter. */
const LARGE_BYTES = 100_000

/**
 * Bounds the memory of answers that were made for one client each, so that slow readers of long lists cannot fill it
 * (the kept answers of menus are the same bytes for all). What does not fit is 503 with `Retry-After`.
 */
export function registerAnswerRoom(fastify: FastifyInstance, metrics: Metrics, roomBytes = ROOM_BYTES): void {
  let held = 0
  const help = 'Large answers that were made for one client each and are being read.'
  addGauge(metrics, { name: 'answer_room_bytes', help }, () => [{ value: held }])
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = typeof payload === 'string' ? payload.length : 0
    if (bytes < LARGE_BYTES) return done(null, payload)
    if (held + bytes > roomBytes) return done(overloaded())
    held += bytes
    reply.raw.once('close', () => {
      held -= bytes
    })
    done(null, payload)
  })
}
