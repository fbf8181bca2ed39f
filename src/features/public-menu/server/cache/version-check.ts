import {
  COMPARE_INTERVAL_MS,
  COMPARE_TIMEOUT_MS,
  FRESH_MS,
  IDLE_AFTER_MS,
  WITHOUT_DATABASE_MS,
} from '../../public-menu.limits.ts'
import { coalesce } from './coalesce.ts'
import type { CachedMenu } from './cached-menu.ts'
import type { MenuStore } from './menu-store.ts'
import type { Versions } from './versions.ts'

/** Present versions by id; deleted restaurants are missing. */
export type ListVersions = (ids: string[]) => Promise<Map<string, number>>

/** Tells a process that has lost the database alone from a database that is down for everybody. */
export type Isolation = {
  /** Notifications still arrive, so a change of a menu would be known. */
  isListening: () => Promise<boolean>
  /** The error says that the database is down, not only unreachable: then nobody can change a menu. */
  isDownForAll: (error: unknown) => boolean
}

export type VersionCheckInput = Isolation & {
  store: MenuStore
  versions: Versions
  listVersions: ListVersions
  /** Monotonic milliseconds. */
  now: () => number
}
export type VersionCheck = {
  /**
   * Compares the menu with the database. True when it may be used: it is current; or comparing fails, but no change can
   * have been missed and it is not too old. Rejects when that is not known, because an old menu could miss an allergen.
   */
  confirm(menu: CachedMenu): Promise<boolean>
  /** Compares twice a second from now on, until this has not been called for some seconds. */
  keepPolling(): void
  close(): void
}

/** A database that does not answer counts as one that cannot be reached. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silence.reject(Object.assign(new Error('menu versions: no answer in time'), { code: 'ETIMEDOUT' })),
    COMPARE_TIMEOUT_MS,
  )
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(timer))
}

/** Compares the versions of all cached menus with the database in one query, and removes those that are out of date. */
export function createVersionCheck(input: VersionCheckInput): VersionCheck {
  const { store, versions, listVersions, isListening, isDownForAll, now } = input
  let lastUse = 0
  /** When comparing last failed while cached menus could be used. */
  let lastTrusted = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  const compare = coalesce(async () => {
    const startedAt = now()
    const menus = store.all()
    if (menus.length === 0) return
    const present = await withTimeout(listVersions(menus.map(menu => menu.snapshot.id)))
    for (const menu of menus) {
      const { id, version: cached } = menu.snapshot
      const version = present.get(id)
      if (version !== undefined) versions.markCommitted(id, version)
      if (version === cached) menu.confirmedAt = Math.max(menu.confirmedAt, startedAt)
      else store.remove(menu)
    }
  })

  function poll(): void {
    if (now() - lastUse > IDLE_AFTER_MS) {
      clearInterval(timer)
      timer = undefined
      return
    }
    compare().catch(() => undefined)
  }

  return {
    confirm: async menu => {
      const isUsableWithoutDatabase = () => now() - menu.confirmedAt < WITHOUT_DATABASE_MS
      if (now() - lastTrusted < FRESH_MS && isUsableWithoutDatabase()) return true
      try {
        await compare()
      } catch (error) {
        const trusted = isDownForAll(error) || (await isListening())
        if (trusted) lastTrusted = now()
        if (trusted && isUsableWithoutDatabase()) return true
        throw error
      }
      return store.has(menu)
    },

    keepPolling: () => {
      lastUse = now()
      timer ??= setInterval(poll, COMPARE_INTERVAL_MS).unref()
    },

    close: () => clearInterval(timer),
  }
}
