import type { IncomingMessage, RequestListener } from 'node:http'
import type { Log } from '#platform/log/log.ts'
import type { Connections } from '../connections/connections.ts'
import { type Asked, askedOf, FrontRequest, showAllHeaders } from './asked.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import { createSender } from './send-ready.ts'

/** The ready answer of a URL, if there is one now. `query` is what stands behind the question mark. */
export type Lookup = (path: string, query: string) => ReadyAnswer | undefined

/** Stands in front of Fastify and sends what is ready, without its hooks (decision 0144). */
export type Front = {
  /** Lookups are asked at each read, one after the other: they must be quick and answer only what a 200 may answer. */
  add(lookup: Lookup): void
  /** Sends what is ready; everything else goes to `next`. */
  before(next: RequestListener): RequestListener
}

export type FrontInput = {
  /** On each answer. */
  headers: Readonly<Record<string, string>>
  /** True when the process was told to stop: then each answer is the last one of its connection. */
  isEnding: () => boolean
  /** Is told which answer each connection is busy with. */
  connections: Pick<Connections, 'note'>
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
  const lookups: Lookup[] = []
  const send = createSender(headers)

  function find(url: string, request: IncomingMessage, asked: Asked): ReadyAnswer | undefined {
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = at < 0 ? '' : url.slice(at + 1)
    if (!isSimpleRead(request, asked, query)) return undefined
    for (const lookUp of lookups) {
      const answer = lookUp(path, query)
      if (answer) return asked.hasRange && answer.hasRanges ? undefined : answer
    }
    return undefined
  }

  return {
    add: lookup => void lookups.push(lookup),
    before: next => (request, response) => {
      connections.note(request.socket, response)
      // Whoever comes after it in this process, too: Node says `connection: close` and closes after the answer.
      if (isEnding()) response.shouldKeepAlive = false
      try {
        const asked = askedOf(request)
        const answer = find(request.url ?? '', request, asked)
        const hasSocket = request instanceof FrontRequest
        if (answer) return send({ asked, isHead: request.method === 'HEAD', hasSocket }, response, answer)
      } catch (err) {
        // Fastify has its own way to fail, with a page for people; nothing was sent yet, or the connection is lost.
        log.error({ err }, 'front: a ready answer failed')
        if (response.headersSent) return void response.destroy()
      }
      showAllHeaders(request)
      next(request, response)
    },
  }
}
