import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameJson } from '#shared/fields/same-json.ts'
import type { HistoryGroup } from '../../history.groups.ts'
import { HISTORY_GROUPS } from '../../history.groups.ts'
import { createTestApp } from '#test/app.ts'
import { isLong } from '#test/hostile/payloads.ts'
import { type Dish, houseWithHistory, undated } from './return.testing.ts'

const KINDS = [
  'form',
  'several',
  'cells',
  'create',
  'duplicate',
  'delete',
  'restore',
  'order',
  'move',
  'sold',
  'said',
  'undo',
  'bring',
  'category',
] as const
type Step = readonly [(typeof KINDS)[number], number, number]
const histories = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat(50), fc.integer({ min: 1, max: 99 })), {
  minLength: 4,
  maxLength: 10,
})
/** What is left of a list gets other places in the same order. */
const PLACES_ALONE: Step[] = [
  ['delete', 0, 1],
  ['order', 0, 1],
]
type House = Awaited<ReturnType<typeof houseWithHistory>>

const named = (n: number) => ({ translations: { es: { name: `Plato ${n}`, description: n % 2 ? 'Con sal' : '' } } })

type Now = { dishes: Dish[]; categories: Awaited<ReturnType<House['categories']>>; other: House['as'] }

/** One write of either of two people, by one of the ways to change a carta; what is refused changes nothing. */
async function write(
  { app, call, put, path, undo, list, as }: House,
  { dishes: all, categories: cats, other }: Now,
  [kind, pick, n]: Step,
) {
  const who = n % 3 === 0 ? other : as
  const dish = all[pick % (all.length || 1)]
  const category = cats[pick % (cats.length || 1)]?._id ?? ''
  const inCategory = all.filter(({ categoryId }) => categoryId === category).map(({ _id }) => _id)
  const ofDish = `/menu/items/${dish?._id}`
  const steps: Record<Step[0], () => Promise<unknown>> = {
    form: () =>
      put(
        ofDish,
        n % 2 ? { ...named(n), price: n } : { prices: [{ amount: n }, { label: 'racion', amount: n + 1 }] },
        who,
      ),
    several: () => put(`${path}/items/bulk`, { items: all.map(({ _id }) => ({ _id, price: n })) }, who),
    cells: () =>
      put(
        `${path}/items/bulk`,
        { items: all.slice(0, 2).map(({ _id }, at) => ({ _id, price: n + at, sortOrder: n * (at + 1) })) },
        who,
      ),
    create: () => call('POST', `/categories/${category}/items`, { ...named(n), price: n }, who),
    duplicate: () => call('POST', `${ofDish}/duplicate`, {}, who),
    delete: () => (n % 4 === 0 ? call('DELETE', `/categories/${category}`) : call('DELETE', ofDish, undefined, who)),
    restore: async () => {
      const { changes } = (await list()).data
      const gone = changes.flatMap(({ items }) => items.filter(({ field }) => field === 'deleted'))
      const { entity, id } = gone[pick % (gone.length || 1)] ?? {}
      if (id === undefined) return call('DELETE', ofDish)
      return call('POST', entity === 'category' ? `/categories/${id}/restore` : `/menu/items/${id}/restore`)
    },
    order: () =>
      n % 2
        ? put(`/categories/${category}/items/reorder`, { itemIds: inCategory.toReversed() }, who)
        : put(`${path}/categories/reorder`, { categoryIds: cats.map(({ _id }) => _id).toReversed() }, who),
    move: () => put(ofDish, { categoryId: category }, who),
    sold: () => put(ofDish, { available: !dish?.available }, who),
    said: () => put(ofDish, { allergens: n % 2 ? ['gluten'] : ['milk', 'eggs'] }, who),
    undo: async () => undo((await list()).data.changes[pick % 3]?.changeId ?? null),
    bring: async () => {
      await call('POST', `${path}/import`, { text: `POSTRES\nFlan ${n} ...... ${n},00\n`, replace: true })
      await app.runJobs()
      return call('POST', `${path}/import/apply`, { doubts: 'asIs' })
    },
    category: () =>
      n % 2
        ? put(`/categories/${category}`, { translations: { es: { name: `Otra ${n}` } } }, who)
        : call('POST', `${path}/categories`, { translations: { es: { name: `Cat ${n}` } } }, who),
  }
  await steps[kind]()
}

/** What of a dish goes back, with its place by the order of the list: `wasDeleted` since, its allergens do not. */
function comparable(
  { available: _a, sortOrder: _s, unavailableSince: _u, allergensReviewed: _r, ...dish }: Record<string, unknown>,
  wasDeleted: boolean,
) {
  if (!wasDeleted) return dish
  const {
    allergens: _l,
    allergensDeclared: _d,
    traces: _t,
    tracesDeclared: _td,
    members: _m,
    without: _w,
    diets: _di,
    ...kept
  } = dish
  return kept
}

/** In their order, whatever its numbers. */
const placed = (all: readonly { updatedAt: string; sortOrder: number }[]) =>
  undated(all).map(({ sortOrder: _, ...category }) => category)

test('any history goes back to any of its moments, and twice is nothing', {
  timeout: isLong ? 600_000 : 60_000,
}, async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(100), async (steps, pick) => {
      const house = await houseWithHistory(app)
      const other = await house.app.signIn(await house.app.make.worker([house.restaurant]))
      const moments: { at: string; dishes: Dish[]; categories: object[] }[] = []
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one write after the other, as people make them.
        const now = { dishes: await house.dishes(), categories: await house.categories(), other }
        moments.push({ at: house.moment(), dishes: now.dishes, categories: placed(now.categories) })
        await write(house, now, step)
      }
      const then = moments[pick % moments.length]
      if (!then) return
      const { changes } = (await house.list()).data
      const deleted = new Set(
        changes
          .filter(({ at }) => at >= then.at)
          .flatMap(({ items }) => items.flatMap(({ id, field }) => (field === 'deleted' ? [id] : []))),
      )
      const groups: HistoryGroup[] = [...HISTORY_GROUPS]
      const back = await house.goBack(then.at, groups)
      expect(back.status).toBe(200)
      const shown = (all: readonly Dish[]) => undated(all).map(dish => comparable(dish, deleted.has(dish._id)))
      expect(shown(await house.dishes())).toEqual(shown(then.dishes))
      expect(placed(await house.categories())).toEqual(then.categories)
      const again = await house.goBack(then.at, groups)
      expect([again.data.changeId, isSameJson((await house.compare(then.at)).data.counts, again.data.counts)]).toEqual([
        null,
        true,
      ])
    }),
    { seed: 20261127, numRuns: isLong ? 100 : 5, examples: [[PLACES_ALONE, 0]] },
  )
})
