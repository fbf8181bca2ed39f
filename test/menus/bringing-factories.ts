import type { DraftContent } from '#features/bringing/server/review/draft-content.ts'
import { pageKey } from '#features/bringing/server/drafts/draft-files.ts'
import { insertDraft, updateReady } from '#features/bringing/server/drafts/drafts.store.ts'
import { insertChange } from '#features/history/server/history.store.ts'
import { insertScheduled } from '#features/scheduled/server/scheduled.store.ts'
import type { Platform } from '#platform/platform.ts'
import { v7 } from '#platform/id/id.ts'
import { DAY_MS } from '#shared/time.ts'

const contentOf = (name: string): DraftContent => ({
  pages: [{ state: 'read', code: null, dishes: 1, image: { width: 1, height: 1 } }],
  categories: [{ _id: 'c1', names: { es: 'Apartado del papel' }, existingId: null, included: true }],
  dishes: [
    {
      _id: 'd1',
      categoryId: 'c1',
      names: { es: name },
      descriptions: {},
      prices: [{ label: null, cents: 450, market: false, unit: null, minPersons: null }],
      marks: [],
      proposals: [],
      allergensDeclared: false,
      match: null,
      doubts: [],
      origin: { page: 1, line: 1, text: name },
      included: true,
    },
  ],
  leftovers: [],
  key: [],
  isKeyRead: true,
  columns: null,
  areColumnsUnclear: false,
  next: 2,
})

/** Drafts that are ready, and changes that can be undone. */
export function createBringingFactories(platform: Platform) {
  const { db, clock, storage } = platform
  return {
    /** A draft of one page with one dish for 4,50 €, ready to be brought. */
    importDraft: async (
      { id: restaurantId, ownerId }: { id: string; ownerId: string },
      name = 'Bravas',
    ): Promise<{ id: string }> => {
      const id = v7()
      const now = clock.now()
      const files = { kind: 'file' as const, files: [] }
      const expiresAt = new Date(now.getTime() + 7 * DAY_MS)
      const draft = { id, restaurantId, userId: ownerId, source: 'photos' as const, fileName: 'carta.jpg', files }
      await insertDraft(db, { ...draft, now, expiresAt })
      await updateReady(db, { restaurantId, id, now, expiresAt }, contentOf(name))
      await storage.in('imports/').put(pageKey(id, 1), Buffer.from('webp'), { type: 'image/webp' })
      return { id }
    },
    /** A change of the name of a dish with its name of the factory, by nobody. */
    change: async ({ id, restaurantId }: { id: string; restaurantId: string }): Promise<{ id: string }> => {
      const row = await db
        .selectFrom('menu_items')
        .select('translations')
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const before = { translations: { es: { name: 'Como se llamaba', description: '' } } }
      const entries = [{ entity: 'dish', id, before, after: { translations: row.translations } }]
      const change = { id: v7(), restaurantId, userId: null, at: clock.now(), fields: 1, entries }
      await insertChange(db, change)
      return { id: change.id }
    },
    /** A rise of the price of a dish that waits for tomorrow, by the owner. */
    scheduled: async ({ id, restaurantId }: { id: string; restaurantId: string }, name = 'Tortilla') => {
      const { owner_id: userId } = await db
        .selectFrom('restaurants')
        .select('owner_id')
        .where('id', '=', restaurantId)
        .executeTakeFirstOrThrow()
      const own = { id: v7(), restaurantId, now: clock.now() }
      const item = { dishId: id, name, field: 'price' as const, part: null, from: '10.00', to: '77.00' }
      await insertScheduled(db, own, {
        userId,
        at: new Date(own.now.getTime() + DAY_MS),
        kind: 'bulk',
        body: { items: [{ _id: id, price: 77 }] },
        plan: { counts: { prices: 1 }, items: [item], count: 1, seen: {} },
      })
      return { id: own.id }
    },
  }
}
