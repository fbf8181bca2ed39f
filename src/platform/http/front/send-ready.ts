import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { bestEncoding } from '../accept-encoding.ts'
import { isNotModified } from '../etag.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const OK = 200
const NOT_MODIFIED = 304

const withoutType = ({ 'content-type': _, ...headers }: ReadyAnswer['headers']) => headers

/** Names and values in turn, as `writeHead` takes them with the least work. */
type HeaderBlock = string[]
type Form = { block: HeaderBlock; body: Buffer }
type Prepared = { br?: Form; gzip?: Form; plain?: Form; notModified?: HeaderBlock }

/**
 * Sends ready answers on Node's own response: `send` makes the header block of each encoding at its first use and keeps
 * it as long as the answer. `baseHeaders` are on each answer; an answer's own headers win.
 */
export function createSender(baseHeaders: Readonly<Record<string, string>>) {
  const prepared = new WeakMap<ReadyAnswer, Prepared>()

  function blockOf({ headers, etag }: ReadyAnswer, more: Record<string, string>): HeaderBlock {
    return Object.entries({ ...baseHeaders, ...headers, ...(etag !== undefined && { etag }), ...more }).flat()
  }

  function formOf(answer: ReadyAnswer, body: Buffer, encoding: 'br' | 'gzip' | undefined): Form {
    const length = { 'content-length': String(body.length) }
    return { block: blockOf(answer, encoding ? { 'content-encoding': encoding, ...length } : length), body }
  }

  function choose(answer: ReadyAnswer, kept: Prepared, accepted: string | undefined): Form {
    const { br, gzip, plain } = answer
    const encoding = bestEncoding(accepted)
    if (br && encoding === 'br') {
      // The bytes become better while the answer is kept (`compressBetter`).
      if (kept.br?.body !== br) kept.br = formOf(answer, br, 'br')
      return kept.br
    }
    if (gzip && encoding !== undefined) return (kept.gzip ??= formOf(answer, gzip, 'gzip'))
    if (plain) return (kept.plain ??= formOf(answer, plain, undefined))
    // Hardly any client reads neither: not worth memory.
    return formOf(answer, gunzipSync(gzip ?? ''), undefined)
  }

  /** The answer in the client's best encoding, without a body for HEAD; 304 when the client has it. */
  return function send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
    let kept = prepared.get(answer)
    if (!kept) prepared.set(answer, (kept = {}))
    const { headers } = request
    if (answer.etag !== undefined && isNotModified(headers['if-none-match'], answer.etag)) {
      kept.notModified ??= blockOf({ etag: answer.etag, headers: withoutType(answer.headers) }, {})
      response.writeHead(NOT_MODIFIED, kept.notModified).end()
      return
    }
    const { block, body } = choose(answer, kept, headers['accept-encoding'] as string | undefined)
    response.writeHead(OK, block)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }
}
