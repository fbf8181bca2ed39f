import type { FastifyInstance } from 'fastify'
import { isMultipart } from './multipart.ts'

/** JSON bodies must arrive within this time (3-decisions §9). */
const JSON_DEADLINE_MS = 22_000
/** Uploads must have at least this speed (3-decisions §1), checked after the first ten seconds. */
const UPLOAD_BYTES_PER_S = 32_000
const UPLOAD_GRACE_S = 10

/** Ends requests whose body arrives too slowly: one slow client must not keep a connection for minutes. */
export function registerBodyDeadline(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.complete || (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined))
      return done()
    const isUpload = isMultipart(raw)
    const began = Date.now()
    const before = raw.socket.bytesRead
    const tooSlow = () => {
      if (!isUpload) return raw.socket.destroy()
      const seconds = (Date.now() - began) / 1000
      if (raw.socket.bytesRead - before < (seconds - UPLOAD_GRACE_S) * UPLOAD_BYTES_PER_S) raw.socket.destroy()
    }
    const timer = isUpload ? setInterval(tooSlow, UPLOAD_GRACE_S * 1000) : setTimeout(tooSlow, JSON_DEADLINE_MS)
    timer.unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // A request that was refused before its body was read: its connection may serve other requests by then.
    reply.raw.once('finish', stop)
    done()
  })
}
