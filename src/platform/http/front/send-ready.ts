import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { isNotModified } from '../etag.ts'
import type { Asked } from './asked.ts'
import { chooseForm, type Form, type ReadyAnswer, TIMING } from './ready-answer.ts'

const OK = 200
const NOT_MODIFIED = 304

const withoutType = ({ 'content-type': _, ...headers }: ReadyAnswer['headers']) => headers

/** Names and values in turn, as `writeHead` takes them with the least work. */
type HeaderBlock = string[]
type Sent = Form & { head: string; length: string[] }
/** `hasSocket`: false in tests that have none, and look at the headers of `writeHead`. */
type Read = { asked: Asked; isHead: boolean; hasSocket: boolean }
type Prepared = { br?: Sent; gzip?: Sent; plain?: Sent; notModified?: HeaderBlock }

const withTiming = (block: HeaderBlock, { timing }: ReadyAnswer): HeaderBlock =>
  timing ? [...block, TIMING, timing()] : block

/** What `node:http` makes of a status line and headers: it adds date, connection and keep-alive. */
type WithStoreHeader = ServerResponse & { _storeHeader(head: string, headers: readonly string[]): void }

/**
 * Status line and headers as they are sent, checked once: `writeHead` checks each name and value at each answer, with
 * functions that all other answers of the process share.
 */
function headOf(block: HeaderBlock): string {
  const lines = ['HTTP/1.1 200 OK']
  for (let at = 0; at + 1 < block.length; at += 2) {
    const [name = '', value = ''] = block.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  return `${lines.join('\r\n')}\r\n`
}

/**
 * Sends ready answers on Node's own response: `send` makes the head of each encoding at its first use and keeps
 * it as long as the answer. `baseHeaders` are on each answer; an answer's own headers win.
 */
export function createSender(baseHeaders: Readonly<Record<string, string>>) {
  const prepared = new WeakMap<ReadyAnswer, Prepared>()

  function blockOf({ headers, etag }: ReadyAnswer, more: Record<string, string>): HeaderBlock {
    return Object.entries({ ...baseHeaders, ...headers, ...(etag !== undefined && { etag }), ...more }).flat()
  }

  /** The head is kept with the bytes that it describes: they become better (`compressBetter`). */
  function withHead(answer: ReadyAnswer, kept: Prepared, { encoding, body }: Form): Sent {
    const name = encoding ?? 'plain'
    const before = kept[name]
    if (before?.body === body) return before
    const length = ['content-length', String(body.length)]
    const sent = {
      encoding,
      head: headOf(blockOf(answer, encoding ? { 'content-encoding': encoding } : {})),
      length,
      body,
    }
    kept[name] = sent
    return sent
  }

  /**
   * The answer in the client's best encoding, without a body for HEAD; 304 when the client has it. Says which was sent.
   */
  return function send(
    { asked, isHead, hasSocket }: Read,
    response: ServerResponse,
    answer: ReadyAnswer,
  ): 'whole' | 'notModified' {
    let kept = prepared.get(answer)
    if (!kept) prepared.set(answer, (kept = {}))
    if (answer.etag !== undefined && isNotModified(asked.ifNoneMatch, answer.etag)) {
      kept.notModified ??= blockOf({ etag: answer.etag, headers: withoutType(answer.headers) }, {})
      response.writeHead(NOT_MODIFIED, withTiming(kept.notModified, answer)).end()
      return 'notModified'
    }
    const { encoding, head, length, body } = withHead(answer, kept, chooseForm(answer, asked.acceptEncoding))
    const last = withTiming(length, answer)
    if (hasSocket) (response as WithStoreHeader)._storeHeader(head, last)
    else response.writeHead(OK, [...blockOf(answer, encoding ? { 'content-encoding': encoding } : {}), ...last])
    if (isHead) response.end()
    else response.end(body)
    return 'whole'
  }
}
