import type { Readable } from 'node:stream'

/** A stored file in an answer. */
export type StoredFile = {
  bytes: number
  contentType: string
  modifiedAt: Date
  /** Where the storage knows it without reading the file. */
  sha256?: string | undefined
  stream(): Readable
}

/** The storage cannot be asked now. The message is a sentence for the operator. */
export class StorageUnavailable extends Error {
  /** True when it answered, and refused: keys, region or name of the bucket are wrong. Time does not heal that. */
  readonly isRefused: boolean
  constructor(message: string, { isRefused, ...options }: ErrorOptions & { isRefused: boolean }) {
    super(message, options)
    this.name = 'StorageUnavailable'
    this.isRefused = isRefused
  }
}

/**
 * What a bucket sends with a file to whoever asks it directly. A folder on disk keeps none of it: the type follows from
 * the key's extension, and the product sends the file with its own headers.
 */
export type PutOptions = {
  /** The media type. */
  type: string
  /** The content encoding, when the bytes are compressed. */
  encoding?: 'br' | 'gzip'
  /** The value of `cache-control`. */
  cache?: string
}

/**
 * The files of one feature. Keys are paths such as `ab12/320.webp`: segments of letters, digits, `.`, `_`, `-`; none
 * begins with a dot. Throws for anything else. No key leads out of the namespace.
 */
export type StorageNamespace = {
  /** Writes completely or not at all, and durably when it resolves; replaces a file with the same key. */
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<StoredFile | undefined>
  /** The whole file; undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>
  /** A missing file is no error. */
  delete(key: string): Promise<void>
  /**
   * Moves a file to a key of another namespace, where it replaces what is there; in a bucket a copy and a deletion.
   * Answers false when there is no such file.
   */
  move(key: string, to: { namespace: string; key: string }): Promise<boolean>
  /**
   * Keys that begin with `prefix`, unsorted, as they are found, page by page: millions of them are never in memory
   * together. Files that are written or deleted meanwhile may be listed or missing.
   */
  list(prefix?: string): AsyncIterable<string>
  /**
   * Where browsers fetch a file, or the folder of files: a path on our own origin, or a URL on `publicOrigin`. Says
   * nothing about whether it is there. Throws in a namespace that browsers may not read.
   */
  urlOf(key: string): string
}

/**
 * The port `storage`. Each feature that stores files takes its own namespace (`storage.in('images/')`) and sees nothing
 * else, so a job that cleans up one feature's files cannot delete those of another.
 */
export type Storage = {
  /** `name` is lower-case letters, digits and `-`, then `/`; anything else throws. */
  in(name: string): StorageNamespace
  /** Where browsers fetch files, for content policies; undefined when that is our own origin. */
  readonly publicOrigin: string | undefined
  /** True when the files are in DATA_DIR: its id of the installation is theirs (`installation/places.ts`). */
  readonly isInDataDir: boolean
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

/** Throws for a prefix that no key can have. */
export const checkPrefix = (prefix: string): string => check(prefix, PREFIX, 'prefix of storage keys')

/** The namespaces that browsers may read, each with its path where the product itself sends the files. */
const OWN_PATHS: Readonly<Record<string, string>> = { 'images/': '/uploads/' }

/** For an adapter's `urlOf`; `publicUrl` is the bucket's, undefined where the product sends the files. */
export function urlOfFile(namespace: string, key: string, publicUrl?: string): string {
  const ownPath = OWN_PATHS[namespace]
  if (ownPath === undefined) throw new Error(`browsers may not read ${namespace}`)
  return `${publicUrl === undefined ? ownPath : `${publicUrl.replace(/\/$/, '')}/${namespace}`}${checkKey(key)}`
}

/** True when a file name could be a key's. Others are not ours: the operating system's, or a half-written draft. */
export const isKey = (text: string): boolean => KEY.test(text)

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  json: 'application/json',
}

/** The media type of a key's extension. */
export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
