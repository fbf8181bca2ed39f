import type { Readable } from 'node:stream'

/** A stored file on its way out. */
export type StoredFile = { bytes: number; contentType: string; modifiedAt: Date; stream(): Readable }

/**
 * The port `storage`. Keys are paths such as `ab12/320.webp`: segments of letters, digits, `.`, `_`, `-`; none
 * begins with a dot. Anything else throws.
 */
export type Storage = {
  /** Whole or not at all, and durable when it answers; a file of that key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** One that is gone already is no error. */
  delete(key: string): Promise<void>
  /** Keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const KEY_MAX = 500

/** Throws for a key that could leave the store's folder. */
export function checkKey(key: string): string {
  if (key.length > KEY_MAX || !KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** The type that a key's ending names. */
export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
