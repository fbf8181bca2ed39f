import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FileEndpoint } from '#shared/endpoint.ts'
import type { CallAccess, CallActor, Steps } from './call.ts'
import { registerCall } from './call-steps.ts'
import type { Router } from './router.ts'

/**
 * A file in an answer. When its stream fails before the first byte, the answer is an error; later, the connection is
 * closed.
 */
export type FileAnswer = {
  content: string | Buffer | Readable
  /** One of the endpoint's `fileTypes`, with or without parameters. */
  contentType: string
  /** File name for the download; any characters. */
  fileName: string
  /** Size of a stream, if known. */
  bytes?: number
}

/**
 * Binds one endpoint below `/api` whose answer is a file or a stream; refusals come in the order of `bind`, in the
 * envelope. Browsers save the file and no cache stores it.
 */
export function bindFile<E extends FileEndpoint, Actor extends CallActor, Access extends CallAccess>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, FileAnswer>,
): void {
  registerCall(router, endpoint, steps, ({ content, contentType, fileName, bytes }, _request, reply) => {
    const type = contentType.split(';')[0] ?? ''
    if (!endpoint.fileTypes.includes(type)) throw new Error(`${endpoint.name} does not name the type ${type}`)
    if (bytes !== undefined) reply.header('content-length', bytes)
    reply
      .code(endpoint.status ?? 200)
      .type(contentType)
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(fileName))
      .send(content)
  })
}
