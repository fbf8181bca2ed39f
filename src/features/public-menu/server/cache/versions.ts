import { WRITE_PENDING_MS } from '../../public-menu.limits.ts'

/** How many restaurants' versions are remembered; a menu of any other is only loaded once more than needed. */
const REMEMBERED_MAX = 20_000

type Pending = { version: number; until: number }

/** What this process knows about menu versions: commits, and writes of its own that have not committed yet. */
export type Versions = {
  /** A version was committed: older snapshots are out of date. */
  markCommitted(id: string, version: number): void
  /** The newest version that is known to be committed; 0 when none is. */
  lastCommitted(id: string): number
  /** A write of this process: its version may be committed at any moment, or never. `now` is monotonic. */
  markPending(id: string, version: number, now: number): void
  /** True while a write has begun and its end is not known; until then a snapshot must be compared before each use. */
  isPending(id: string, now: number): boolean
}

export function createVersions(): Versions {
  const committed = new Map<string, number>()
  const pending = new Map<string, Pending>()
  return {
    markCommitted: (id, version) => {
      if ((committed.get(id) ?? 0) < version) {
        committed.delete(id)
        committed.set(id, version)
      }
      const write = pending.get(id)
      if (write && write.version <= version) pending.delete(id)
      const oldest = committed.size > REMEMBERED_MAX ? committed.keys().next().value : undefined
      if (oldest !== undefined) committed.delete(oldest)
    },
    lastCommitted: id => committed.get(id) ?? 0,
    markPending: (id, version, now) => {
      if (version <= (committed.get(id) ?? 0)) return
      const before = pending.get(id)
      pending.set(id, { version: Math.max(version, before?.version ?? 0), until: now + WRITE_PENDING_MS })
    },
    isPending: (id, now) => {
      const write = pending.get(id)
      if (!write) return false
      if (write.until > now) return true
      pending.delete(id)
      return false
    },
  }
}
