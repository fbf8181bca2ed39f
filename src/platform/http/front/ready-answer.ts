import { gunzipSync } from 'node:zlib'
import { acceptedEncodings, type Encoding } from '../accept-encoding.ts'

/**
 * An answer with status 200 that is complete before its request comes: bytes and headers, nothing left to compute. It
 * has at least one of the three encodings.
 */
export type ReadyAnswer = {
  /** Undefined: the answer must not be stored, or its URL changes with its content. */
  readonly etag: string | undefined
  /** Without security headers, `etag`, `content-encoding` and `content-length`. */
  readonly headers: Readonly<Record<string, string>>
  readonly br?: Buffer
  readonly gzip?: Buffer
  plain?: Buffer
  /** `Server-Timing` of each answer, made when it is sent. */
  readonly timing?: () => string
  /** True: who asks for a part of it is left to Fastify. */
  readonly hasRanges?: boolean
  /** Is told how many bytes more it takes once it was unpacked for a client that accepts no encoding. */
  onUnpacked?: (bytes: number) => void
}

export const TIMING = 'server-timing'

/** Ten of the longest menus that are usual. */
const LARGE_BYTES = 100_000
/** How much shorter gzip makes a text at least. */
const GZIP_TIMES = 4

/**
 * True when the client accepts no encoding and the answer is large without one. No browser asks so; who reads a
 * megabyte again and again takes more of the process than who has something rendered.
 */
export function isLargeUnpacked({ plain, gzip }: ReadyAnswer, header: string | string[] | undefined): boolean {
  if (!gzip || acceptedEncodings(header).length > 0) return false
  return (plain?.length ?? gzip.length * GZIP_TIMES) > LARGE_BYTES
}

export type Form = { readonly encoding: Encoding | undefined; readonly body: Buffer }

/** Once, for the first client that wants it so: a large page takes 10 ms. */
function unpack(answer: ReadyAnswer): Buffer {
  const plain = gunzipSync(answer.gzip ?? '')
  answer.plain = plain
  answer.onUnpacked?.(plain.length)
  return plain
}

/**
 * The bytes of an answer in the best of its encodings that the client accepts (`header` is its `Accept-Encoding`); not
 * compressed for a client that accepts none of them.
 */
export function chooseForm(answer: ReadyAnswer, header: string | string[] | undefined): Form {
  for (const encoding of acceptedEncodings(header)) {
    const body = answer[encoding]
    if (body) return { encoding, body }
  }
  return { encoding: undefined, body: answer.plain ?? unpack(answer) }
}
