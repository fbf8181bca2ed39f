import { DOUBT_MS } from '../../public-menu.limits.ts'

/** Versions are remembered of so many restaurants; an older one is only compared again. */
const REMEMBERED_MAX = 20_000

type Doubt = { version: number; until: number }

/**
 * What this process was told about menu versions, by notifications and by writes of its own that have not committed
 * yet. Times are monotonic milliseconds.
 */
export type Versions = {
  /** A version that is committed: copies of older ones are worthless. */
  reached(id: string, version: number): void
  /** At least this version is committed, as far as was told. */
  floor(id: string): number
  /** A write of this process announced a version; it may commit at any moment, or never. */
  announced(id: string, version: number, now: number): void
  /** Until it is known whether an announced version was committed, nothing may be taken from memory unseen. */
  isInDoubt(id: string, now: number): boolean
}

export function createVersions(): Versions {
  const floors = new Map<string, number>()
  const doubts = new Map<string, Doubt>()
  return {
    reached: (id, version) => {
      if ((floors.get(id) ?? 0) < version) {
        floors.delete(id)
        floors.set(id, version)
      }
      const doubt = doubts.get(id)
      if (doubt && doubt.version <= version) doubts.delete(id)
      const oldest = floors.size > REMEMBERED_MAX ? floors.keys().next().value : undefined
      if (oldest !== undefined) floors.delete(oldest)
    },
    floor: id => floors.get(id) ?? 0,
    announced: (id, version, now) => {
      if (version <= (floors.get(id) ?? 0)) return
      const before = doubts.get(id)
      doubts.set(id, { version: Math.max(version, before?.version ?? 0), until: now + DOUBT_MS })
    },
    isInDoubt: (id, now) => {
      const doubt = doubts.get(id)
      if (!doubt) return false
      if (doubt.until > now) return true
      doubts.delete(id)
      return false
    },
  }
}
