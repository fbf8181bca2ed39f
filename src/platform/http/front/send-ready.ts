import type { ServerResponse } from 'node:http'
import { isNotModified } from '../etag.ts'
import type { Asked } from './asked.ts'
import { chooseForm, type Form, type ReadyAnswer } from './ready-answer.ts'

const OK = 200
const NOT_MODIFIED = 304

const withoutType = ({ 'content-type': _, ...headers }: ReadyAnswer['headers']) => headers

/** Names and values in turn, as `writeHead` takes them with the least work. */
type HeaderBlock = string[]
type Sent = { block: HeaderBlock; body: Buffer }
type Read = { asked: Asked; isHead: boolean }
type Prepared = { br?: Sent; gzip?: Sent; plain?: Sent; notModified?: HeaderBlock }

/**
 * Sends ready answers on Node's own response: `send` makes the header block of each encoding at its first use and keeps
 * it as long as the answer. `baseHeaders` are on each answer; an answer's own headers win.
 */
export function createSender(baseHeaders: Readonly<Record<string, string>>) {
  const prepared = new WeakMap<ReadyAnswer, Prepared>()

  function blockOf({ headers, etag }: ReadyAnswer, more: Record<string, string>): HeaderBlock {
    return Object.entries({ ...baseHeaders, ...headers, ...(etag !== undefined && { etag }), ...more }).flat()
  }

  /** The header block is kept with the bytes that it describes: they become better (`compressBetter`). */
  function withBlock(answer: ReadyAnswer, kept: Prepared, { encoding, body }: Form): Sent {
    const name = encoding ?? 'plain'
    const before = kept[name]
    if (before?.body === body) return before
    const length = { 'content-length': String(body.length) }
    const sent = { block: blockOf(answer, encoding ? { 'content-encoding': encoding, ...length } : length), body }
    kept[name] = sent
    return sent
  }

  /** The answer in the client's best encoding, without a body for HEAD; 304 when the client has it. */
  return function send({ asked, isHead }: Read, response: ServerResponse, answer: ReadyAnswer): void {
    let kept = prepared.get(answer)
    if (!kept) prepared.set(answer, (kept = {}))
    if (answer.etag !== undefined && isNotModified(asked.ifNoneMatch, answer.etag)) {
      kept.notModified ??= blockOf({ etag: answer.etag, headers: withoutType(answer.headers) }, {})
      response.writeHead(NOT_MODIFIED, kept.notModified).end()
      return
    }
    const { block, body } = withBlock(answer, kept, chooseForm(answer, asked.acceptEncoding))
    response.writeHead(OK, block)
    if (isHead) response.end()
    else response.end(body)
  }
}
