import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '#platform/log/log.ts'
import type { Connections } from '../connections/connections.ts'
import { type Asked, askedOf, FrontRequest, showAllHeaders } from './asked.ts'
import { isLargeUnpacked, type ReadyAnswer } from './ready-answer.ts'
import { createSender } from './send-ready.ts'

/** The ready answer of a URL, if there is one now. `query` is what stands behind the question mark. */
export type Lookup = (path: string, query: string) => ReadyAnswer | undefined

/** How many answers of one lookup were sent. Plain numbers, for the hot path has no time for more. */
export type Sent = { readonly name: string; whole: number; notModified: number }

/** Stands in front of Fastify and sends what is ready, without its hooks (decision 0144). */
export type Front = {
  /**
   * Lookups are asked at each read, one after the other: they must be quick and answer only what a 200 may answer.
   * Answers how many it has sent: the counts of that object grow.
   */
  add(name: string, lookUp: Lookup): Sent
  /** Of all lookups. */
  sent(): readonly Sent[]
  /** Sends what is ready; everything else goes to `next`. */
  before(next: RequestListener): RequestListener
}

export type FrontInput = {
  /** On each answer. */
  headers: Readonly<Record<string, string>>
  /** True when the process was told to stop: then each answer is the last one of its connection. */
  isEnding: () => boolean
  connections: Pick<Connections, 'inTurn'>
  log: Log
}

/**
 * A read without a body, of the whole content. Escapes in a query are left to Fastify, whose parser knows what they
 * mean.
 */
function isSimpleRead({ method }: IncomingMessage, asked: Asked, query: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return asked.isSimple && (query === '' || !query.includes('%'))
}

export function createFront({ headers, isEnding, connections, log }: FrontInput): Front {
  const lookups: { lookUp: Lookup; sent: Sent }[] = []
  const send = createSender(headers)

  /** False when nothing is ready. */
  function sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? ''
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = at < 0 ? '' : url.slice(at + 1)
    const asked = askedOf(request)
    if (!isSimpleRead(request, asked, query)) return false
    for (const { lookUp, sent } of lookups) {
      const answer = lookUp(path, query)
      if (!answer) continue
      if (isLargeUnpacked(answer, asked.acceptEncoding) || (asked.hasRange && answer.hasRanges)) return false
      const read = { asked, isHead: request.method === 'HEAD', hasSocket: request instanceof FrontRequest }
      if (send(read, response, answer) === 'whole') sent.whole++
      else sent.notModified++
      return true
    }
    return false
  }

  const answering =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      // Whoever comes after it in this process, too: Node says `connection: close` and closes after the answer.
      if (isEnding()) response.shouldKeepAlive = false
      try {
        if (sendReady(request, response)) return
      } catch (err) {
        // Fastify has its own way to fail, with a page for people; nothing was sent yet, or the connection is lost.
        log.error({ err }, 'front: a ready answer failed')
        if (response.headersSent) return void response.destroy()
      }
      showAllHeaders(request)
      next(request, response)
    }

  return {
    add: (name, lookUp) => {
      const sent = { name, whole: 0, notModified: 0 }
      lookups.push({ lookUp, sent })
      return sent
    },
    sent: () => lookups.map(({ sent }) => sent),
    before: next => {
      const answer = answering(next)
      return (request, response) => connections.inTurn(request.socket, response, () => answer(request, response))
    },
  }
}
