import { createHash } from 'node:crypto'

/** Of the content before it is compressed, therefore weak: every encoding of it has the same one. */
export const weakEtag = (content: string): string => `W/"${createHash('sha1').update(content).digest('base64url')}"`

/** Does the browser, or a cache on the way, have this very answer? `If-None-Match` may be a list. */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)))
