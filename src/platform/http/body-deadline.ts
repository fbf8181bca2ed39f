import type { FastifyInstance } from 'fastify'

/** JSON bodies must be here within 22 s (3-decisions §9). Uploads: 32 KB/s and more (3-decisions §1), judged after 10 s. */
const DEADLINES = { jsonMs: 22_000, uploadBytesPerS: 32_000, uploadGraceS: 10 }

/** Ends requests whose body comes too slowly: one slow client must not hold a connection for minutes. */
export function registerBodyDeadline(fastify: FastifyInstance, deadlines = DEADLINES): void {
  const { jsonMs, uploadBytesPerS, uploadGraceS } = deadlines
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.complete || (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined))
      return done()
    const isUpload = raw.headers['content-type']?.startsWith('multipart/') ?? false
    const began = Date.now()
    const before = raw.socket.bytesRead
    const tooSlow = () => {
      if (!isUpload) return raw.socket.destroy()
      const seconds = (Date.now() - began) / 1000
      if (raw.socket.bytesRead - before < (seconds - uploadGraceS) * uploadBytesPerS) raw.socket.destroy()
    }
    const timer = isUpload ? setInterval(tooSlow, uploadGraceS * 1000) : setTimeout(tooSlow, jsonMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // Refused before its body was read: the connection may serve other requests by then.
    reply.raw.once('finish', stop)
    done()
  })
}
