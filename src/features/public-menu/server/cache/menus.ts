import type { MenuChange } from '#features/restaurants/server/index.ts'
import {
  CACHE_BYTES,
  COMPARE_INTERVAL_MS,
  COMPARE_TIMEOUT_MS,
  FRESH_MS,
  IDLE_AFTER_MS,
  LOAD_TRIES,
  UNKNOWN_SLUGS_MAX,
  WITHOUT_DATABASE_MS,
} from '../../public-menu.limits.ts'
import { coalesce } from './coalesce.ts'
import type { MenuKey, MenuSnapshot } from '#features/menu/server/index.ts'
import type { ReadyPage } from '#platform/pages/ready-page.ts'
import { createVersions } from './versions.ts'

/** A menu in memory with the pages that were made of it; of one version for ever, so that nothing in it grows old. */
export type MenuCopy = {
  readonly stored: MenuSnapshot
  /** Pages by kind and language. */
  readonly pages: Map<string, { page: ReadyPage; until: number }>
  readonly rendering: Map<string, Promise<ReadyPage>>
  /** When the question was asked whose answer last confirmed its version. */
  confirmedAt: number
  bytes: number
  used: boolean
}

export type MenusInput = {
  load: (key: MenuKey) => Promise<MenuSnapshot | undefined>
  /** Present versions by id; restaurants that are gone are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  /** Monotonic milliseconds. */
  now?: () => number
  maxBytes?: number
}
export type Menus = ReturnType<typeof createMenus>

/** A database that is silent counts as one that cannot be reached. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silence.reject(Object.assign(new Error('menu versions: no answer in time'), { code: 'ETIMEDOUT' })),
    COMPARE_TIMEOUT_MS,
  )
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(timer))
}

/**
 * The menus that this process keeps in memory, bounded by bytes; none that it hands out is older than a second
 * (3-decisions §1). Three things keep it so: a write of this process puts its menu in doubt before it commits, every
 * commit is notified to all processes, and, because a notification can be lost, versions are compared twice a second
 * while somebody reads. While the database cannot be reached nobody can write, so copies stay good for a while.
 */
export function createMenus({ load, listVersions, now = () => performance.now(), maxBytes = CACHE_BYTES }: MenusInput) {
  const copies = new Map<string, MenuCopy>()
  const bySlug = new Map<string, MenuCopy>()
  const unknown = new Map<string, number>()
  const loading = new Map<string, Promise<MenuCopy | undefined>>()
  const versions = createVersions()
  let bytes = 0
  let lastUse = 0
  let lastFailure = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function drop(copy: MenuCopy): void {
    if (copies.get(copy.stored.id) !== copy) return
    copies.delete(copy.stored.id)
    bytes -= copy.bytes
    for (const slug of copy.stored.slugs) if (bySlug.get(slug) === copy) bySlug.delete(slug)
  }

  /** Second chance: whoever was read since the last look stays. */
  function makeRoom(): void {
    const before = [...copies.values()]
    for (const copy of before) {
      if (bytes <= maxBytes) return
      if (copy.used) {
        copy.used = false
        copies.delete(copy.stored.id)
        copies.set(copy.stored.id, copy)
      } else drop(copy)
    }
    const after = [...copies.values()]
    for (const copy of after) if (bytes > maxBytes) drop(copy)
  }

  function keep(stored: MenuSnapshot, askedAt: number): MenuCopy {
    const before = copies.get(stored.id)
    if (before && before.stored.version > stored.version) return before
    if (before) drop(before)
    const size = JSON.stringify(stored.menu).length * 2
    const copy: MenuCopy = {
      stored,
      pages: new Map(),
      rendering: new Map(),
      confirmedAt: askedAt,
      bytes: size,
      used: true,
    }
    copies.set(stored.id, copy)
    for (const slug of stored.slugs) bySlug.set(slug, copy)
    bytes += size
    makeRoom()
    return copy
  }

  const isFresh = (copy: MenuCopy): boolean =>
    now() - copy.confirmedAt <= FRESH_MS && !versions.isInDoubt(copy.stored.id, now())

  const compare = coalesce(async () => {
    const askedAt = now()
    const asked = [...copies.values()]
    if (asked.length === 0) return
    const present = await withTimeout(listVersions(asked.map(copy => copy.stored.id)))
    for (const copy of asked) {
      const version = present.get(copy.stored.id)
      if (version !== undefined) versions.reached(copy.stored.id, version)
      if (version === copy.stored.version) copy.confirmedAt = Math.max(copy.confirmedAt, askedAt)
      else drop(copy)
    }
  })

  function tick(): void {
    if (now() - lastUse > IDLE_AFTER_MS) {
      clearInterval(timer)
      timer = undefined
      return
    }
    compare().catch(() => {
      lastFailure = now()
    })
  }

  function noteUse(): void {
    lastUse = now()
    timer ??= setInterval(tick, COMPARE_INTERVAL_MS).unref()
  }

  /** True when the copy is still the present version, as far as anybody can know. */
  async function confirm(copy: MenuCopy): Promise<boolean> {
    const mayStay = () => now() - copy.confirmedAt < WITHOUT_DATABASE_MS
    if (now() - lastFailure < FRESH_MS && mayStay()) return true
    try {
      await compare()
    } catch (error) {
      lastFailure = now()
      if (mayStay()) return true
      throw error
    }
    return copies.get(copy.stored.id) === copy
  }

  /** Reads again when a newer version was committed while it read: an older one never replaces it. */
  async function read(key: MenuKey): Promise<MenuCopy | undefined> {
    for (let attempt = 1; ; attempt++) {
      const askedAt = now()
      const stored = await load(key)
      if (!stored) {
        if ('slug' in key) rememberUnknown(key.slug, askedAt)
        return undefined
      }
      if (stored.version >= versions.floor(stored.id) || attempt >= LOAD_TRIES) return keep(stored, askedAt)
    }
  }

  function rememberUnknown(slug: string, askedAt: number): void {
    if (unknown.size >= UNKNOWN_SLUGS_MAX) unknown.clear()
    unknown.set(slug, askedAt)
  }

  function readOnce(key: MenuKey): Promise<MenuCopy | undefined> {
    const name = 'id' in key ? key.id : key.slug
    const shared = loading.get(name) ?? read(key).finally(() => loading.delete(name))
    loading.set(name, shared)
    return shared
  }

  const lookup = (key: MenuKey): MenuCopy | undefined => ('id' in key ? copies.get(key.id) : bySlug.get(key.slug))

  return {
    /** The menu of an address, when it can be answered without asking anybody. */
    at(slug: string): MenuCopy | undefined {
      const copy = bySlug.get(slug)
      if (!copy || !isFresh(copy)) return undefined
      copy.used = true
      noteUse()
      return copy
    },

    /** The present menu; undefined where there is none. Rejects when the database cannot be asked and memory is too old. */
    async find(key: MenuKey): Promise<MenuCopy | undefined> {
      noteUse()
      let last: MenuCopy | undefined
      for (let attempt = 1; attempt <= LOAD_TRIES; attempt++) {
        const known = lookup(key)
        if (known) {
          if (isFresh(known) || (await confirm(known))) return known
          continue
        }
        if ('slug' in key && now() - (unknown.get(key.slug) ?? Number.NEGATIVE_INFINITY) <= FRESH_MS) return undefined
        last = await readOnce(key)
        if (!last || isFresh(last)) return last
      }
      return last
    },

    /** A commit that was notified. */
    changed({ restaurantId, version }: MenuChange): void {
      versions.reached(restaurantId, version)
      unknown.clear()
      const copy = copies.get(restaurantId)
      if (copy && copy.stored.version < version) drop(copy)
    },

    /** A write of this process that may commit at any moment. */
    announced({ restaurantId, version }: MenuChange): void {
      versions.announced(restaurantId, version, now())
      unknown.clear()
    },

    /** Notifications may have been missed: every copy is compared before it is handed out again. */
    markStale(): void {
      unknown.clear()
      for (const copy of copies.values()) copy.confirmedAt = Math.min(copy.confirmedAt, now() - FRESH_MS - 1)
    },

    /** A page was added to a copy, or became smaller. */
    grew(copy: MenuCopy, by: number): void {
      copy.bytes += by
      if (copies.get(copy.stored.id) !== copy) return
      bytes += by
      makeRoom()
    },

    isKept: (copy: MenuCopy): boolean => copies.get(copy.stored.id) === copy,
    size: (): number => bytes,
    close: (): void => clearInterval(timer),
  }
}
