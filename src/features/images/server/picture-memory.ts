import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'
import { defineService } from '#platform/process/services.ts'
import { IMMUTABLE } from '#platform/storage/namespaces.ts'
import { contentTypeOf, type StorageNamespace, StorageUnavailable } from '#platform/storage/storage.ts'
import { PICTURE_AWAY_MS, PICTURE_FRESH_MS, PICTURE_MEMORY_BYTES, PICTURE_RECHECK_MS } from '../images.limits.ts'

/** A whole picture as it is sent. */
export type ReadyPicture = ReadyAnswer & { readonly etag: string; readonly plain: Buffer }

type Kept = {
  readonly picture: ReadyPicture
  /** When the file was last seen; monotonic milliseconds. */
  checkedAt: number
  /** The look for its file that is under way. */
  checking?: Promise<boolean> | undefined
  /** Read since the last eviction. */
  used: boolean
}

export type PictureMemory = {
  /** The picture when it is in memory and its file was there a moment ago; looks for the file in the background. */
  getFresh(key: string): ReadyPicture | undefined
  /** The picture from memory, when its file is still there, or from the storage; undefined when there is none. */
  find(key: string): Promise<ReadyPicture | undefined>
  /** The files of a folder were deleted. */
  drop(folder: string): void
  /** Bytes of all pictures. */
  size(): number
}
export const pictureMemory = defineService<PictureMemory>('images.memory')

type MemoryInput = {
  storage: () => Pick<StorageNamespace, 'open' | 'read'>
  /** Monotonic milliseconds. */
  now?: () => number
  maxBytes?: number
}

/** Objects and headers beside the bytes of a picture. Measured, rounded up. */
const OVERHEAD_BYTES = 1000
/** A larger one is not kept: it would push out too many others. */
const LARGEST_SHARE = 1 / 8

const folderOf = (key: string): string => key.slice(0, key.indexOf('/'))

function readyPicture(key: string, plain: Buffer): ReadyPicture {
  const headers = { 'cache-control': IMMUTABLE, 'content-type': contentTypeOf(key), 'accept-ranges': 'bytes' }
  return { etag: `"${key.replace('/', '-')}"`, headers, plain, hasRanges: true }
}

/**
 * Pictures that were asked for, at most `maxBytes` of them; those that nobody has read since the last eviction go
 * first, older ones before newer ones. The file of each is looked for once a second while it is read, so that a
 * deleted picture is gone from every process, whoever deleted it.
 */
export function createPictureMemory(input: MemoryInput): PictureMemory {
  const { storage, now = () => performance.now(), maxBytes = PICTURE_MEMORY_BYTES } = input
  const kept = new Map<string, Kept>()
  const loading = new Map<string, Promise<ReadyPicture | undefined>>()
  let total = 0
  /** Until then nobody waits for a storage that has just been away. */
  let awayUntil = 0

  const bytesOf = ({ picture }: Kept): number => picture.plain.length + OVERHEAD_BYTES

  function remove(key: string): void {
    const found = kept.get(key)
    if (!found) return
    kept.delete(key)
    total -= bytesOf(found)
  }

  function evict(): void {
    for (const [key, each] of kept) {
      if (total <= maxBytes) return
      remove(key)
      if (each.used) put(key, each)
      each.used = false
    }
  }

  function put(key: string, each: Kept): void {
    kept.set(key, each)
    total += bytesOf(each)
  }

  async function load(key: string): Promise<ReadyPicture | undefined> {
    const checkedAt = now()
    const bytes = await storage().read(key)
    if (!bytes) return undefined
    const picture = readyPicture(key, bytes)
    remove(key)
    if (bytes.length > maxBytes * LARGEST_SHARE) return picture
    put(key, { picture, checkedAt, used: false })
    evict()
    return picture
  }

  function loadOnce(key: string): Promise<ReadyPicture | undefined> {
    const shared = loading.get(key) ?? load(key).finally(() => loading.delete(key))
    loading.set(key, shared)
    return shared
  }

  /** True when the file is still there. */
  async function check(key: string, each: Kept): Promise<boolean> {
    const askedAt = now()
    const isThere = (await storage().open(key)) !== undefined
    if (isThere) each.checkedAt = askedAt
    else if (kept.get(key) === each) remove(key)
    return isThere
  }

  function checkOnce(key: string, each: Kept): Promise<boolean> {
    each.checking ??= check(key, each).finally(() => {
      each.checking = undefined
    })
    return each.checking
  }

  /** What is in memory is sent while the bucket is away: nobody can delete from it either (decision 0263). */
  async function isThere(key: string, each: Kept): Promise<boolean> {
    if (now() < awayUntil) return true
    try {
      return await checkOnce(key, each)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      awayUntil = now() + PICTURE_AWAY_MS
      return true
    }
  }

  return {
    getFresh: key => {
      const each = kept.get(key)
      if (!each) return undefined
      const age = now() - each.checkedAt
      if (age > PICTURE_FRESH_MS) return undefined
      each.used = true
      if (age > PICTURE_RECHECK_MS && !each.checking) checkOnce(key, each).catch(() => undefined)
      return each.picture
    },

    find: async key => {
      const each = kept.get(key)
      if (!each) return loadOnce(key)
      if (now() - each.checkedAt > PICTURE_FRESH_MS && !(await isThere(key, each))) return undefined
      each.used = true
      return each.picture
    },

    drop: folder => {
      for (const key of kept.keys()) if (folderOf(key) === folder) remove(key)
    },

    size: () => total,
  }
}
