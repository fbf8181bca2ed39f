import type { Readable } from 'node:stream'

/** A stored file on its way out. */
export type StoredFile = { bytes: number; contentType: string; modifiedAt: Date; stream(): Readable }

/**
 * The files of one feature. Keys are paths such as `ab12/320.webp`: segments of letters, digits, `.`, `_`, `-`; none
 * begins with a dot. Anything else throws. No key leads out of the namespace.
 */
export type StorageNamespace = {
  /** Whole or not at all, and durable when it answers; a file of that key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** One that is gone already is no error. */
  delete(key: string): Promise<void>
  /**
   * Keys that begin with `prefix`, in no order, as they are found: millions of files never stand in memory together.
   * What comes or goes meanwhile may be missing or be named.
   */
  list(prefix?: string): AsyncIterable<string>
}

/**
 * The port `storage`. Each feature that keeps files takes a namespace of its own (`storage.in('images/')`) and sees
 * nothing else: a job that tidies up one feature's files cannot touch those of another.
 */
export type Storage = {
  /** `name` is lower-case letters, digits and `-`, then `/`; anything else throws. */
  in(name: string): StorageNamespace
}

const NAMESPACE = /^[a-z][a-z0-9-]*\/$/
const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`)
const PREFIX = new RegExp(`^(${SEGMENT}/)*(${SEGMENT})?$`)
const KEY_MAX = 500

function check(text: string, form: RegExp, what: string): string {
  if (text.length > KEY_MAX || !form.test(text)) throw new Error(`not a ${what}: ${JSON.stringify(text.slice(0, 80))}`)
  return text
}

/** Throws for a name that is no namespace. */
export const checkNamespace = (name: string): string => check(name, NAMESPACE, 'storage namespace')

/** Throws for a key that could leave the namespace. */
export const checkKey = (key: string): string => check(key, KEY, 'storage key')

/** Throws for what no key can begin with. */
export const checkPrefix = (prefix: string): string => check(prefix, PREFIX, 'prefix of storage keys')

/** Could a key have it? Other names in a folder are somebody else's: an operating system's, a half-written file. */
export const isKey = (text: string): boolean => KEY.test(text)

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
