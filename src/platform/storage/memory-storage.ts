import { Readable } from 'node:stream'
import { checkKey, type Storage } from './storage.ts'

type Stored = { bytes: Buffer; contentType: string; modifiedAt: Date }

/** A storage in memory, for tests. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Stored>()
  return {
    put: async (key, bytes, contentType) => {
      files.set(checkKey(key), { bytes: Buffer.from(bytes), contentType, modifiedAt: new Date() })
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
    list: async prefix => [...files.keys()].filter(key => key.startsWith(prefix)).sort(),
  }
}
