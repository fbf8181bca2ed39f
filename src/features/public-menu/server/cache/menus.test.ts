import { expect, test } from 'vitest'
import { FRESH_MS, LOAD_TRIES, WITHOUT_DATABASE_MS } from '../../public-menu.limits.ts'
import { createMenus } from './menus.ts'
import type { MenuSnapshot } from '#features/menu/server/index.ts'

/** A database of one table: versions by id; each id is its own address too. */
function world(maxBytes?: number) {
  const present = new Map<string, number>()
  let time = 1_000_000
  let away = false
  const counts = { loads: 0, compares: 0 }
  const gates: (() => void)[] = []
  let gated = false
  const stored = (id: string, version: number): MenuSnapshot => ({
    id,
    version,
    status: 'active',
    inactiveSince: null,
    slugs: [id],
    menu: {
      restaurant: { name: 'x'.repeat(500) },
      logo: null,
      categories: [],
      dishes: [],
    } as unknown as MenuSnapshot['menu'],
  })
  const menus = createMenus({
    maxBytes,
    now: () => time,
    load: async key => {
      counts.loads++
      if (away) throw new Error('away')
      const id = 'id' in key ? key.id : key.slug
      const version = present.get(id)
      if (gated) await new Promise<void>(resolve => gates.push(resolve))
      return version === undefined ? undefined : stored(id, version)
    },
    listVersions: async ids => {
      counts.compares++
      if (away) throw new Error('away')
      return new Map(ids.flatMap(id => (present.has(id) ? [[id, present.get(id) ?? 0] as const] : [])))
    },
  })
  return {
    menus,
    present,
    counts,
    advance: (ms: number) => {
      time += ms
    },
    setAway: (value: boolean) => {
      away = value
    },
    gate: (value: boolean) => {
      gated = value
    },
    open: () => gates.splice(0).forEach(resolve => resolve()),
    version: async (id: string) => (await menus.find({ slug: id }))?.stored.version,
  }
}

test('a menu in memory is handed out for a second, then compared first', async () => {
  const { menus, present, counts, advance, version } = world()
  present.set('casa', 1)
  expect(await version('casa')).toBe(1)
  expect(menus.at('casa')?.stored.version).toBe(1)
  advance(FRESH_MS)
  expect(menus.at('casa')).toBeDefined()
  advance(1)
  expect(menus.at('casa')).toBeUndefined()
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
  expect(counts).toEqual({ loads: 2, compares: 1 })
  menus.close()
})

test('who asks at the same moment shares one load', async () => {
  const { menus, present, counts, version } = world()
  present.set('casa', 1)
  expect(await Promise.all([version('casa'), version('casa'), version('casa')])).toEqual([1, 1, 1])
  expect(counts.loads).toBe(1)
  menus.close()
})

test('what was read before a write never replaces what came after it', async () => {
  const { menus, present, gate, open, version } = world()
  present.set('casa', 1)
  gate(true)
  const early = version('casa')
  await Promise.resolve()
  present.set('casa', 2)
  menus.changed({ restaurantId: 'casa', version: 2 })
  gate(false)
  open()
  expect(await early).toBe(2)
  expect(menus.at('casa')?.stored.version).toBe(2)
  menus.close()
})

test('a write of this process puts the menu in doubt until it is committed', async () => {
  const { menus, present, version, counts } = world()
  present.set('casa', 1)
  await version('casa')
  menus.announced({ restaurantId: 'casa', version: 2 })
  expect(menus.at('casa')).toBeUndefined()
  expect(await version('casa')).toBe(1)
  expect(menus.at('casa')).toBeUndefined()
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
  expect(menus.at('casa')?.stored.version).toBe(2)
  expect(counts.compares).toBe(2)
  menus.close()
})

test('a notification of an older version changes nothing', async () => {
  const { menus, present, version, counts } = world()
  present.set('casa', 5)
  await version('casa')
  menus.changed({ restaurantId: 'casa', version: 4 })
  menus.changed({ restaurantId: 'casa', version: 5 })
  expect(menus.at('casa')?.stored.version).toBe(5)
  expect(counts.loads).toBe(1)
  menus.close()
})

test('an unknown address is asked for once a second, and at once after any change', async () => {
  const { menus, present, version, counts, advance } = world()
  expect(await version('casa')).toBeUndefined()
  expect(await version('casa')).toBeUndefined()
  expect(counts.loads).toBe(1)
  present.set('casa', 1)
  advance(FRESH_MS + 1)
  expect(await version('casa')).toBe(1)
  expect(await version('otra')).toBeUndefined()
  present.set('otra', 1)
  menus.changed({ restaurantId: 'otra', version: 1 })
  expect(await version('otra')).toBe(1)
  menus.close()
})

test('without the database menus stay for a while, then the fault is told', async () => {
  const { menus, present, version, setAway, advance } = world()
  present.set('casa', 1)
  await version('casa')
  setAway(true)
  advance(WITHOUT_DATABASE_MS / 2)
  expect(await version('casa')).toBe(1)
  advance(WITHOUT_DATABASE_MS)
  await expect(version('casa')).rejects.toThrow('away')
  await expect(version('otra')).rejects.toThrow('away')
  setAway(false)
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
  menus.close()
})

test('a menu that changes at every look is still answered', async () => {
  const { menus, present, version, counts } = world()
  present.set('casa', 1)
  menus.changed({ restaurantId: 'casa', version: 100 })
  expect(await version('casa')).toBe(1)
  expect(counts.loads).toBeLessThanOrEqual(LOAD_TRIES * LOAD_TRIES)
  menus.close()
})

test('memory is bounded, and who was read lately stays', async () => {
  const { menus, present, version } = world(20_000)
  for (let number = 0; number < 100; number++) {
    present.set(`casa-${number}`, 1)
    await version(`casa-${number}`)
    await version('casa-0')
    menus.at('casa-0')
  }
  expect(menus.size()).toBeLessThanOrEqual(20_000)
  expect(menus.at('casa-99')).toBeDefined()
  expect(menus.at('casa-0')).toBeDefined()
  expect(menus.at('casa-1')).toBeUndefined()
  menus.close()
})
