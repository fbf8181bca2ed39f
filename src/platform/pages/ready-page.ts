import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { weakEtag } from '#platform/http/etag.ts'
import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { asBuffer } from '#platform/work/task.ts'
import { ownMemory } from './own-memory.ts'
import { type ContentPolicy, formatPolicy, withHashes } from './content-policy.ts'

/** Brotli levels: fast for the request that waits, best for all later ones. */
const BROTLI_AT_ONCE = 5
const BROTLI_IN_BACKGROUND = 11

/** A worker thread compresses by itself, with its own priority; the main one leaves it to others. */
const compressBrotli = isMainThread ? promisify(brotliCompress) : brotliCompressSync
const compressGzip = isMainThread ? promisify(gzip) : gzipSync

/**
 * A page, or another text, as it is sent many times. The ETag is made of the text before compression, so a better
 * compression keeps it valid; undefined when the page must not be stored.
 */
export type ReadyPage = ReadyAnswer & { br: Buffer; readonly gzip: Buffer }
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

type TextOptions = { stored: boolean; headers: Readonly<Record<string, string>> }

/** Compresses a text quickly; `headers` name its type. Stored answers are revalidated at each visit. */
export async function readyText(text: string, { stored, headers }: TextOptions): Promise<ReadyPage> {
  const [br, gzipped] = await Promise.all([brotli(text, BROTLI_AT_ONCE), compressGzip(text)])
  return {
    etag: stored ? weakEtag(text) : undefined,
    br,
    gzip: ownMemory(gzipped),
    headers: { 'cache-control': stored ? 'public, no-cache' : 'no-store', vary: 'accept-encoding', ...headers },
  }
}

/** Compresses a page quickly; `compressBetter` improves it later. */
export function readyPage(page: RenderedPage, options: PageOptions): Promise<ReadyPage> {
  const { language, policy, stored = true, headers } = options
  return readyText(page.html, {
    stored,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': formatPolicy(withHashes(policy, page)),
      ...headers,
    },
  })
}

/** Compresses with brotli's best level: about 160 ms on another thread. Answers the bytes that it saved. */
export async function compressBetter(page: ReadyPage, html: string | Buffer): Promise<number> {
  const better = await brotli(html, BROTLI_IN_BACKGROUND)
  const saved = page.br.length - better.length
  if (saved <= 0) return 0
  page.br = better
  return saved
}

/** A page that was made on another thread. */
export const ownPage = (page: ReadyPage): ReadyPage => ({ ...page, br: asBuffer(page.br), gzip: asBuffer(page.gzip) })

/** Objects, names of headers, and the header blocks that are kept ready to be sent. */
const OVERHEAD_BYTES = 1600

/** Bytes of memory that it needs. */
export function bytesOf({ br, gzip: zipped, plain, headers }: ReadyPage): number {
  const values = Object.values(headers).reduce((sum, value) => sum + value.length, 0)
  return br.length + zipped.length + (plain?.length ?? 0) + values + OVERHEAD_BYTES
}
