import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weakEtag } from '#platform/http/etag.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { ownMemory } from './own-memory.ts'
import { type ContentPolicy, formatPolicy, withHashes } from './content-policy.ts'

/** Brotli levels: fast for the request that waits, best for all later ones. */
const BROTLI_AT_ONCE = 5
const BROTLI_IN_BACKGROUND = 11

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page as it is sent many times: bytes and headers, nothing left to compute. */
export type ReadyPage = {
  /**
   * Made of the HTML before compression, so a better compression keeps it valid; undefined when the page must not be
   * stored.
   */
  readonly etag: string | undefined
  br: Buffer
  readonly gzip: Buffer
  readonly headers: Readonly<Record<string, string>>
}
export type PageOptions = {
  language: string
  /** Without the hashes of the page's inline scripts and styles. */
  policy: ContentPolicy
  /** False: must not be stored (drafts, failures). Otherwise it is stored and revalidated at each visit. */
  stored?: boolean
  headers?: Readonly<Record<string, string>>
}

async function brotli(html: string | Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  return ownMemory(await compressBrotli(html, { params }))
}

/** Compresses a page quickly; `compressBetter` improves it later. */
export async function readyPage(page: RenderedPage, options: PageOptions): Promise<ReadyPage> {
  const { language, policy, stored = true, headers } = options
  const [br, gzipped] = await Promise.all([brotli(page.html, BROTLI_AT_ONCE), compressGzip(page.html)])
  return {
    etag: stored ? weakEtag(page.html) : undefined,
    br,
    gzip: ownMemory(gzipped),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': stored ? 'public, no-cache' : 'no-store',
      vary: 'accept-encoding',
      'content-language': language,
      'content-security-policy': formatPolicy(withHashes(policy, page)),
      ...headers,
    },
  }
}

/** Compresses with brotli's best level: about 160 ms on another thread. Answers the bytes that it saved. */
export async function compressBetter(page: ReadyPage, html: string | Buffer): Promise<number> {
  const better = await brotli(html, BROTLI_IN_BACKGROUND)
  const saved = page.br.length - better.length
  if (saved <= 0) return 0
  page.br = better
  return saved
}

/** Objects and names of headers. */
const OVERHEAD_BYTES = 1000

/** Bytes of memory that it needs. */
export function bytesOf({ br, gzip: zipped, headers }: ReadyPage): number {
  const values = Object.values(headers).reduce((sum, value) => sum + value.length, 0)
  return br.length + zipped.length + values + OVERHEAD_BYTES
}
