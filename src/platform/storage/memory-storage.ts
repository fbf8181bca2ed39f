import { Readable } from 'node:stream'
import { checkKey, checkNamespace, checkPrefix, type Storage, type StorageNamespace, urlOfFile } from './storage.ts'

type Stored = { bytes: Buffer; contentType: string; modifiedAt: Date }

/** A storage in memory, for tests. */
export function createMemoryStorage(): Storage {
  const namespaces = new Map<string, Map<string, Stored>>()
  const filesOf = (name: string): Map<string, Stored> => {
    const known = namespaces.get(checkNamespace(name)) ?? new Map<string, Stored>()
    namespaces.set(name, known)
    return known
  }
  const opened = new Map<string, StorageNamespace>()
  const open = (name: string): StorageNamespace => {
    const known = opened.get(name) ?? createNamespace(name, filesOf)
    opened.set(name, known)
    return known
  }
  return { in: open, publicOrigin: undefined, isInDataDir: false }
}

function createNamespace(name: string, filesOf: (name: string) => Map<string, Stored>): StorageNamespace {
  const files = filesOf(name)
  return {
    put: async (key, bytes, { type }) => {
      files.set(checkKey(key), { bytes: Buffer.from(bytes), contentType: type, modifiedAt: new Date() })
    },
    open: async key => {
      const file = files.get(checkKey(key))
      if (!file) return undefined
      const { bytes, contentType, modifiedAt } = file
      return { bytes: bytes.length, contentType, modifiedAt, stream: () => Readable.from([bytes]) }
    },
    read: async key => {
      const file = files.get(checkKey(key))
      return file && Buffer.from(file.bytes)
    },
    delete: async key => {
      files.delete(checkKey(key))
    },
    move: async (key, to) => {
      const file = files.get(checkKey(key))
      if (!file) return false
      filesOf(to.namespace).set(checkKey(to.key), file)
      files.delete(key)
      return true
    },
    async *list(prefix = '') {
      checkPrefix(prefix)
      for (const key of files.keys()) if (key.startsWith(prefix)) yield key
    },
    urlOf: key => urlOfFile(name, key),
  }
}
