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
  readonly plain?: Buffer
}
