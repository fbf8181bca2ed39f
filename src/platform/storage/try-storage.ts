import type { Log } from '#platform/log/log.ts'
import { v7 } from '#platform/id/id.ts'
import type { Storage } from './storage.ts'

const WORD = Buffer.from('written at a start, to see whether pictures can be stored\n')

/** Throws StorageUnavailable. One request that costs next to nothing: load balancers cause it every few seconds. */
export async function reachStorage(storage: Storage): Promise<void> {
  await storage.in('images/').open('tried/none')
}

/**
 * Writes a file and deletes it, where pictures are stored. False, and an error in the log, when that cannot be done:
 * the product serves nevertheless, uploads are 503.
 */
export async function tryStorage({ storage, log }: { storage: Storage; log: Log }): Promise<boolean> {
  const files = storage.in('images/')
  const key = `tried/${v7()}`
  try {
    await files.put(key, WORD, { type: 'text/plain' })
    await files.delete(key)
    return true
  } catch (err) {
    log.error({ err }, 'storage: pictures cannot be written; uploads are refused until they can')
    return false
  }
}
