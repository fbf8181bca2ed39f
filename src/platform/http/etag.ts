import { createHash } from 'node:crypto'

/** Made of the content before compression and therefore weak: all encodings of it have the same one. */
export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`

const WEAK = 'W/'

/** True when the browser, or a cache in between, already has this answer. `If-None-Match` may be a list. */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.startsWith(WEAK) ? etag.slice(2) : etag))
