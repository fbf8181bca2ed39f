import type { IncomingMessage, RequestListener } from 'node:http'
import { commonErrors } from '#shared/common.errors.ts'
import { v7 } from '#platform/id/id.ts'

const HOST = /^host$/i
const HOST_LENGTH = 'host'.length
const { code, message, status } = commonErrors.badRequest
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' }
const ENVELOPE = JSON.stringify({ success: false, message, code })

/** Names and values in turn; Node keeps the first of two `Host` headers and says nothing. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === HOST_LENGTH && HOST.test(name) && ++hosts > 1) return true
  }
  return false
}

/**
 * Refuses a request with two `Host` headers (400): a proxy in front may believe the other one, and then keeps or sends
 * an answer for another host. It stands behind the front, which reads the headers by itself and leaves such a request.
 */
export const refuseSeveralHosts =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    if (hasSeveralHosts(request)) response.writeHead(status, { ...HEADERS, 'x-request-id': v7() }).end(ENVELOPE)
    else next(request, response)
  }
