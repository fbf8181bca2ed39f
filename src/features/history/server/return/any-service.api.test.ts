import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HISTORY_GROUPS } from '../../history.groups.ts'
import { createTestApp } from '#test/app.ts'
import { isLong } from '#test/hostile/payloads.ts'
import { houseWithHistory, undated } from './return.testing.ts'

const KINDS = [
  'label',
  'labelName',
  'labelGone',
  'priced',
  'market',
  'zone',
  'zoneSet',
  'zoneGone',
  'schedule',
  'scheduleSet',
  'scheduleGone',
  'menu',
  'menuSet',
  'menuGone',
  'menuOrder',
  'rules',
  'notice',
  'dishGone',
  'return',
  'undo',
] as const
type Step = [(typeof KINDS)[number], number, number]
const histories = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat(50), fc.integer({ min: 1, max: 40 })), {
  minLength: 4,
  maxLength: 14,
})
/** Menus that a return takes away come back in their order. */
const MENUS_IN_ORDER: Step[] = [
  ['menu', 0, 1],
  ['menu', 0, 2],
  ['menuOrder', 0, 1],
]
type House = Awaited<ReturnType<typeof houseWithHistory>>
type Thing = { _id: string; updatedAt: string }
const hours = { days: ['monday'], slots: [{ open: '12:00', close: '16:00' }] }

async function readAll({ call, path, dishes }: House) {
  const list = async (to: string) => (await call<Thing[]>('GET', `${path}/${to}`)).data
  return {
    labels: await list('price-labels'),
    zones: await list('zones'),
    schedules: await list('schedules'),
    menus: await list('set-menus'),
    notice: (await call<Thing>('GET', `${path}/allergen-notice`)).data,
    rules: (await call<{ rules: object }>('GET', `${path}/daily-menu?from=2027-03-10&to=2027-03-10`)).data.rules,
    dishes: await dishes(),
  }
}
type All = Awaited<ReturnType<typeof readAll>>

async function write(house: House, all: All, [kind, pick, n]: Step, moments: readonly string[]) {
  const { call, put, path, goBack, undo, list } = house
  const at = <T extends { _id: string }>(things: readonly T[]): T | undefined => things[pick % (things.length || 1)]
  const [dish, label, zone, schedule, menu] = [
    at(all.dishes),
    at(all.labels),
    at(all.zones),
    at(all.schedules),
    at(all.menus),
  ]
  const name = `N${n % 5}`
  const dishIds = all.dishes.filter((_, place) => (n >> place) % 2 === 1).map(({ _id }) => _id)
  const ofDish = `/menu/items/${dish?._id}`
  const steps: Record<Step[0], () => Promise<unknown>> = {
    label: () => call('POST', `${path}/price-labels`, { names: { es: name } }),
    labelName: () => put(`/price-labels/${label?._id}`, { names: { es: name } }),
    labelGone: () => call('DELETE', `/price-labels/${label?._id}`),
    priced: () =>
      put(ofDish, {
        prices: [
          { label: label?._id ?? null, amount: n },
          { label: 'racion', amount: n + 1 },
        ],
      }),
    market: () =>
      put(ofDish, {
        prices: [
          { market: true, amount: n % 3 ? n : null },
          { label: 'tapa', amount: n },
        ],
      }),
    zone: () => call('POST', `${path}/zones`, { names: { es: name }, value: n }),
    zoneSet: () => put(`/zones/${zone?._id}`, { names: { es: name }, value: n }),
    zoneGone: () => call('DELETE', `/zones/${zone?._id}`),
    schedule: () => call('POST', `${path}/schedules`, { name, ...hours, dishIds }),
    scheduleSet: () => put(`/schedules/${schedule?._id}`, { name, dishIds }),
    scheduleGone: () => call('DELETE', `/schedules/${schedule?._id}`),
    menu: () =>
      call('POST', `${path}/set-menus`, {
        names: { es: name },
        price: n,
        courses: [
          { names: { es: 'Uno' }, items: [{ names: { es: name }, allergens: ['gluten'], allergensDeclared: true }] },
        ],
      }),
    menuSet: () => put(`/set-menus/${menu?._id}`, { names: { es: name }, price: n, published: n % 2 === 0 }),
    menuGone: () => call('DELETE', `/set-menus/${menu?._id}`),
    menuOrder: () => put(`${path}/set-menus/reorder`, { setMenuIds: all.menus.map(({ _id }) => _id).toReversed() }),
    rules: () => put(`${path}/daily-menu`, { days: n % 2 ? ['friday'] : ['monday'] }),
    notice: () => put(`${path}/allergen-notice`, { notice: { es: name }, dietsComplete: n % 2 ? ['vegan'] : [] }),
    dishGone: () => call('DELETE', ofDish),
    return: () => goBack(moments[pick % (moments.length || 1)] ?? '', [...HISTORY_GROUPS]),
    undo: async () => undo((await list()).data.changes[pick % 4]?.changeId ?? null),
  }
  const answer = (await steps[kind]()) as { status: number }
  expect([kind, answer.status < 500]).toEqual([kind, true])
}

type Line = { market: boolean; amount: number | null }
const withoutToday = (lines: readonly Line[]) => lines.map(line => (line.market ? { ...line, amount: null } : line))
const shown = ({ labels, zones, schedules, menus, notice, rules, dishes }: All) => ({
  labels: undated(labels).toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  zones: undated(zones),
  schedules: undated(schedules).toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  menus: undated(menus).map(({ ...menu }) => ({ ...menu, sortOrder: 0 })),
  notice: undated([notice])[0],
  rules: { ...rules, updatedAt: '' },
  dishes: dishes.map(({ _id, categoryId, translations, prices }) => ({
    _id,
    categoryId,
    translations,
    prices: withoutToday(prices as Line[]),
  })),
})

test('prices, labels, zones, hours of the carta and set menus go back to any of their moments', {
  timeout: isLong ? 600_000 : 60_000,
}, async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(100), async (steps, pick) => {
      const house = await houseWithHistory(app)
      const moments: { at: string; all: All }[] = []
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one write after the other, as people make them.
        const all = await readAll(house)
        moments.push({ at: house.moment(), all })
        await write(
          house,
          all,
          step,
          moments.map(({ at }) => at),
        )
      }
      const then = moments[pick % moments.length]
      if (!then) return
      const before = await readAll(house)
      const back = await house.goBack(then.at, [...HISTORY_GROUPS])
      expect(back.status).toBe(200)
      expect(shown(await readAll(house))).toEqual(shown(then.all))
      expect((await house.goBack(then.at, [...HISTORY_GROUPS])).data.changeId).toBeNull()
      if (back.data.changeId === null) return
      const undone = await house.undo(back.data.changeId)
      expect([undone.status, undone.data.kept]).toEqual([200, []])
      expect(shown(await readAll(house))).toEqual(shown(before))
    }),
    { seed: 20261127, numRuns: isLong ? 60 : 3, examples: [[MENUS_IN_ORDER, 0]] },
  )
})
