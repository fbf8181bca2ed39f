import { onTestFinished } from 'vitest'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { createMenuCache } from './menu-cache.ts'
import { packMenu } from './pack-menu.ts'

/** A fake database with one table: versions by id; each id is also its slug. */
export function world(maxBytes?: number, characters = 500) {
  const present = new Map<string, number>()
  /** When a menu changes by the clock. */
  const changes = new Map<string, number>()
  let time = 1_000_000
  let away = false
  /** Until when notifications arrived. */
  const heard = { since: 0, at: 0 }
  const counts = { loads: 0, compares: 0 }
  const gates: (() => void)[] = []
  const pauses: number[] = []
  let gated = false
  const snapshotOf = (id: string, version: number): MenuSnapshot => ({
    id,
    ownerId: id,
    version,
    status: 'active',
    inactiveSince: null,
    isSuspended: false,
    changesAt: changes.get(id) ?? null,
    pricesEndAt: null,
    isSlugUsed: true,
    codeZones: {},
    slugs: [id],
    menu: {
      restaurant: { name: 'x'.repeat(characters) },
      logo: null,
      categories: [],
      dishes: [],
    } as unknown as MenuSnapshot['menu'],
  })
  const cache = createMenuCache({
    maxBytes,
    heard: () => heard,
    now: () => time,
    pause: async ms => {
      pauses.push(ms)
      time += ms
    },
    clock: { now: () => new Date(time) },
    load: async key => {
      counts.loads++
      if (away) throw new Error('away')
      const id = 'id' in key ? key.id : key.slug
      const version = present.get(id)
      if (gated) await new Promise<void>(resolve => gates.push(resolve))
      return version === undefined ? undefined : packMenu(snapshotOf(id, version))
    },
    listVersions: async ids => {
      counts.compares++
      if (away) throw new Error('away')
      const found = new Map(ids.flatMap(id => (present.has(id) ? [[id, present.get(id) ?? 0] as const] : [])))
      if (gated) await new Promise<void>(resolve => gates.push(resolve))
      return found
    },
  })
  onTestFinished(cache.close)
  return {
    cache,
    present,
    changes,
    counts,
    pauses,
    advance: (ms: number) => {
      time += ms
    },
    /** Notifications arrive: on the same connection as before, or on a new one. */
    hear: (how: 'still' | 'again') => Object.assign(heard, { at: time }, how === 'again' && { since: time }),
    setAway: (value: boolean) => {
      away = value
    },
    gate: (value: boolean) => {
      gated = value
    },
    open: () => gates.splice(0).forEach(resolve => resolve()),
    version: async (id: string) => (await cache.getOrLoad({ slug: id }))?.snapshot.version,
  }
}
