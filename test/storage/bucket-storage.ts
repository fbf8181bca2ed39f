import { Readable } from 'node:stream'
import {
  checkKey,
  checkNamespace,
  checkPrefix,
  type PutOptions,
  type Storage,
  type StorageNamespace,
  urlOfFile,
} from '#platform/storage/storage.ts'

type StoredObject = PutOptions & { bytes: Buffer; modifiedAt: Date }

type BucketOptions = {
  /** Where browsers read the bucket: `https://img.example`. */
  publicUrl: string
  /** Keys in one answer to a listing; a real bucket gives a thousand. */
  pageSize?: number
}

/** A storage for tests with everything that a bucket has and a folder has not. */
export type BucketStorage = Storage & {
  /** Every stored file by its key in the bucket, with what the bucket sends beside it. */
  readonly objects: Map<string, StoredObject>
}

/**
 * An S3 bucket in memory, for tests: one flat list of sorted keys for all namespaces, listed in pages of which each
 * begins after the last key of the one before, and files that browsers read from another origin.
 */
export function createBucketStorage({ publicUrl, pageSize = 3 }: BucketOptions): BucketStorage {
  const objects = new Map<string, StoredObject>()
  const listPage = (prefix: string, after: string): string[] =>
    [...objects.keys()]
      .filter(key => key.startsWith(prefix) && key > after)
      .sort()
      .slice(0, pageSize)

  async function* list(namespace: string, prefix: string): AsyncGenerator<string> {
    checkPrefix(prefix)
    let after = ''
    for (;;) {
      const page = listPage(namespace + prefix, after)
      for (const key of page) yield key.slice(namespace.length)
      after = page.at(-1) ?? after
      if (page.length < pageSize) return
    }
  }

  const createNamespace = (namespace: string): StorageNamespace => ({
    put: async (key, bytes, options) => {
      objects.set(namespace + checkKey(key), { ...options, bytes: Buffer.from(bytes), modifiedAt: new Date() })
    },
    open: async key => {
      const file = objects.get(namespace + checkKey(key))
      if (!file) return undefined
      const { bytes, type, modifiedAt } = file
      return { bytes: bytes.length, contentType: type, modifiedAt, stream: () => Readable.from([bytes]) }
    },
    read: async key => {
      const file = objects.get(namespace + checkKey(key))
      return file && Buffer.from(file.bytes)
    },
    delete: async key => {
      objects.delete(namespace + checkKey(key))
    },
    move: async (key, to) => {
      const file = objects.get(namespace + checkKey(key))
      if (!file) return false
      objects.set(checkNamespace(to.namespace) + checkKey(to.key), { ...file, modifiedAt: new Date() })
      objects.delete(namespace + key)
      return true
    },
    list: (prefix = '') => list(namespace, prefix),
    urlOf: key => urlOfFile(namespace, key, publicUrl),
  })

  return {
    in: name => createNamespace(checkNamespace(name)),
    publicOrigin: new URL(publicUrl).origin,
    isInDataDir: false,
    objects,
  }
}
