import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '../../public-menu.render.ts'
import { BROTLI_AT_ONCE, BROTLI_IN_BACKGROUND } from '../../public-menu.limits.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page as it goes out, again and again: bytes and headers, nothing to compute. */
export type ReadyPage = {
  /** Weak and of the HTML itself, so that a better compression keeps it valid. */
  etag: string
  br: Buffer
  gzip: Buffer
  headers: Record<string, string>
}
export type PageOptions = {
  language: string
  /** Where images may come from besides our own origin: the bucket's. */
  imageOrigin?: string
  /** Who may frame the page. */
  frameAncestors?: "'none'" | "'self'"
  development?: boolean
}

const brotli = (html: string, quality: number): Promise<Buffer> =>
  compressBrotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** Only styles and scripts of the page itself may run; no cookies, no third parties. */
function policyOf({ styles, scripts }: RenderedPage, options: PageOptions): string {
  const images = options.imageOrigin ? ` ${options.imageOrigin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`.trim(),
    `style-src ${styles.map(hashOf).join(' ')}`,
    `img-src 'self'${images}`,
    "font-src 'self'",
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    `frame-ancestors ${options.frameAncestors ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Compresses a page at once, well enough; `compressBetter` does the rest later. */
export async function readyPage(page: RenderedPage, options: PageOptions): Promise<ReadyPage> {
  const [br, gzipped] = await Promise.all([brotli(page.html, BROTLI_AT_ONCE), compressGzip(page.html)])
  return {
    etag: `W/"${createHash('sha1').update(page.html).digest('base64url')}"`,
    br,
    gzip: gzipped,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      'content-language': options.language,
      'content-security-policy': policyOf(page, options),
    },
  }
}

/** Brotli as small as it gets: about 160 ms of another thread. Answers the bytes that it saved. */
export async function compressBetter(page: ReadyPage, html: string): Promise<number> {
  const better = await brotli(html, BROTLI_IN_BACKGROUND)
  const saved = page.br.length - better.length
  if (saved <= 0) return 0
  page.br = better
  return saved
}

export const bytesOf = (page: ReadyPage): number => page.br.length + page.gzip.length
