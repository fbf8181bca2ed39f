import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { changers } from '#features/identity/server/people.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { Deleted } from '../../menu.contract.ts'
import { restorableSince } from '../../menu.rules.ts'
import { listDeletedCategories, listDeletedDishes } from './deleted.store.ts'

type Named = Partial<Record<Locale, { name: string }>>
const namesOf = (translations: Named): Deleted['names'] =>
  Object.fromEntries(Object.entries(translations).map(([locale, { name }]) => [locale, name]))

/** 'Eliminados': what can be restored, the last deletion first, and who deleted it (4-beyond §10). */
export async function listDeleted(platform: Platform, { actor, access }: RestaurantCall): Promise<Deleted[]> {
  const { db, clock } = platform
  const { restaurantId } = access
  const since = restorableSince(clock.now())
  const dishes = await listDeletedDishes(db, restaurantId, since)
  const categories = await listDeletedCategories(db, restaurantId, since)
  const rows = [
    ...dishes.map(row => ({ ...row, kind: 'dish' as const, categoryId: row.category_id, dishes: 0 })),
    ...categories.map(row => ({ ...row, kind: 'category' as const, categoryId: null, dishes: Number(row.dishes) })),
  ]
  const people = rows.map(row => row.deleted_by)
  const nameOf = await changers.read(db, { actor, access }, people)
  return rows
    .flatMap(({ kind, id, translations, deleted_at: at, deleted_by: by, categoryId, dishes: count }) => {
      if (at === null) return []
      const names = namesOf(translations)
      const category = categories.find(row => row.id === categoryId)
      const categoryNames = category ? namesOf(category.translations) : null
      return [
        { kind, _id: id, names, deletedAt: at.toISOString(), by: nameOf(by), categoryId, categoryNames, dishes: count },
      ]
    })
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt) || one._id.localeCompare(other._id))
}
