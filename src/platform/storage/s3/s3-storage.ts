import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import type { S3Settings } from '#platform/config/s3-settings.ts'
import {
  checkKey,
  checkNamespace,
  checkPrefix,
  contentTypeOf,
  isKey,
  type PutOptions,
  type Storage,
  type StorageNamespace,
  StorageUnavailable,
  type StoredFile,
  urlOfFile,
} from '../storage.ts'
import { createSender } from './send-raw.ts'

const PAGE = 1000
const SILENCE_MS = 10_000
const RETRY_MS = 200
const NOT_FOUND = 404
const TOO_MANY = 429
const FAILED = 500
/** Kept beside each object: an ETag is its MD5 on some servers, with some encryptions, only. */
const SHA256 = 'x-amz-meta-sha256'

/** Of a kept connection that the server has closed meanwhile, or of a server that is started anew. */
const PASSING = /^(ECONNRESET|EPIPE|ECONNREFUSED)$/

type S3Options = {
  /** Keys in one answer to a listing. */
  pageSize?: number
  /** How long the bucket may say nothing. */
  silenceMs?: number
}

/** Files in a bucket: the key of a file begins with its namespace (decision 0263). */
export function createS3Storage(
  { publicUrl, ...credentials }: S3Settings,
  { pageSize = PAGE, silenceMs = SILENCE_MS }: S3Options = {},
): Storage {
  const send = createSender(silenceMs)
  const connect = (fetch: typeof send) => new S3mini({ ...credentials, fetch })
  const bucket = createBucket(connect, send)
  return {
    in: name => createNamespace(bucket, checkNamespace(name), { publicUrl, pageSize }),
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    isInDataDir: false,
  }
}

const statusOf = (error: unknown): number => (error instanceof S3ServiceError ? error.status : 0)

function isPassing(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return statusOf(error) >= FAILED || statusOf(error) === TOO_MANY || PASSING.test(code)
}

function unavailable(error: unknown): StorageUnavailable {
  const status = statusOf(error)
  const { code, message, cause } = error as Error & { code?: string }
  // The client puts its own name in front of a fault of the network.
  const why = (cause as Error | undefined)?.message || message || code
  // A HEAD is answered without a reason.
  const reason = code === 'Unknown' ? '' : ` ${code}`
  const what = status > 0 ? `answers ${status}${reason}` : `cannot be reached: ${why}`
  const isRefused = status > 0 && !isPassing(error)
  return new StorageUnavailable(`The bucket of S3_ENDPOINT ${what}`, { cause: error, isRefused })
}

/** Once more where a moment later helps: each of our requests may be repeated. Throws StorageUnavailable. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isPassing(error)) throw unavailable(error)
  }
  await wait(RETRY_MS)
  return work().catch((error: unknown) => {
    throw unavailable(error)
  })
}

/** Undefined for what is not there. */
async function absentIsUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND || (error as S3ServiceError).serviceCode === 'NoSuchBucket') throw error
    return undefined
  }
}

/** The requests, by the whole key of an object. */
function createBucket(connect: (fetch: typeof globalThis.fetch) => S3mini, send: typeof globalThis.fetch) {
  const client = connect(send)

  /** The client answers only whether there is such an object; what else the bucket says stands in the headers. */
  async function head(name: string): Promise<Headers | undefined> {
    let headers: Headers | undefined
    const listening = connect(async (...request) => {
      const answer = await send(...request)
      headers = answer.headers
      return answer
    })
    return (await listening.objectExists(name)) ? headers : undefined
  }

  return {
    head: (name: string) => ask(() => head(name)),

    put: (name: string, bytes: Uint8Array, { type, encoding, cache }: PutOptions) => {
      const sent = {
        [SHA256]: createHash('sha256').update(bytes).digest('hex'),
        ...(encoding && { 'content-encoding': encoding }),
        ...(cache && { 'cache-control': cache }),
      }
      return ask(() => client.putObject(name, bytes as Uint8Array<ArrayBuffer>, type, undefined, sent))
    },

    read: async (name: string): Promise<Buffer | undefined> => {
      const content = await ask(() => client.getObjectArrayBuffer(name))
      return content ? Buffer.from(content) : undefined
    },

    async *stream(name: string): AsyncGenerator<Uint8Array> {
      const { body } = await ask(() => client.getObjectRaw(name))
      try {
        yield* body as AsyncIterable<Uint8Array>
      } catch (error) {
        throw unavailable(error)
      }
    },

    delete: (name: string) => ask(() => absentIsUndefined(client.deleteObject(name))),

    copy: (from: string, to: string) => ask(() => absentIsUndefined(client.copyObject(from, to))),

    list: async (prefix: string, pageSize: number, token: string | undefined) => {
      const page = await ask(() => client.listObjectsPaged('/', prefix, pageSize, token))
      if (!page) throw new StorageUnavailable('The bucket of S3_ENDPOINT does not exist', { isRefused: true })
      return { names: (page.objects ?? []).map(({ Key }) => Key), next: page.nextContinuationToken }
    },
  }
}
type Bucket = ReturnType<typeof createBucket>

type NamespaceOptions = { publicUrl: string | undefined; pageSize: number }

function createNamespace(
  bucket: Bucket,
  namespace: string,
  { publicUrl, pageSize }: NamespaceOptions,
): StorageNamespace {
  const nameOf = (key: string): string => namespace + checkKey(key)

  async function* list(prefix: string): AsyncGenerator<string> {
    const whole = namespace + checkPrefix(prefix)
    for (let token: string | undefined; ; ) {
      const { names, next } = await bucket.list(whole, pageSize, token)
      for (const name of names) {
        const key = name.slice(namespace.length)
        if (isKey(key)) yield key
      }
      if (next === undefined) return
      token = next
    }
  }

  return {
    put: async (key, bytes, options) => void (await bucket.put(nameOf(key), bytes, options)),
    open: async key => {
      const headers = await bucket.head(nameOf(key))
      return headers && storedFile(key, headers, () => Readable.from(bucket.stream(nameOf(key))))
    },
    read: async key => bucket.read(nameOf(key)),
    delete: async key => void (await bucket.delete(nameOf(key))),
    move: async (key, to) => {
      const isCopied = await bucket.copy(nameOf(key), checkNamespace(to.namespace) + checkKey(to.key))
      if (isCopied) await bucket.delete(nameOf(key))
      return isCopied !== undefined
    },
    list: (prefix = '') => list(prefix),
    urlOf: key => urlOfFile(namespace, key, publicUrl),
  }
}

function storedFile(key: string, headers: Headers, stream: () => Readable): StoredFile {
  const modified = headers.get('last-modified')
  return {
    bytes: Number(headers.get('content-length') ?? 0),
    contentType: headers.get('content-type') ?? contentTypeOf(key),
    // A file of unknown age is not old enough for any sweep.
    modifiedAt: modified ? new Date(modified) : new Date(),
    sha256: headers.get(SHA256) ?? undefined,
    stream,
  }
}
