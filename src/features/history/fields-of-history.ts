import type { StoredKey } from '#features/menu/dish.fields.ts'
import type { HistoryEntity, HistoryGroup } from './history.groups.ts'

/** With which group each field of a dish goes back; null: never, of its own (4-beyond §6). */
const DISH: Readonly<Record<StoredKey, HistoryGroup | null>> = {
  translations: 'texts',
  imageId: 'texts',
  price: 'prices',
  prices: 'prices',
  categoryId: 'order',
  sortOrder: 'order',
  allergens: 'allergens',
  allergensDeclared: 'allergens',
  traces: 'allergens',
  tracesDeclared: 'allergens',
  members: 'allergens',
  without: 'allergens',
  diets: 'allergens',
  allergensReviewed: 'allergens',
  // What is said of today and of a moment.
  available: null,
  published: null,
  unavailableSince: null,
  marketSaid: null,
}

/** Of a category. */
const CATEGORY: Readonly<Record<string, HistoryGroup | null>> = { translations: 'texts', key: null, sortOrder: 'order' }

/** What a thing of another kind belongs to as a whole; null: never goes back. */
const WHOLE: Readonly<Record<Exclude<HistoryEntity, 'dish' | 'category'>, HistoryGroup | null>> = {
  'dish-order': 'order',
  'category-order': 'order',
  'price-label': 'prices',
  zone: 'service',
  schedule: 'service',
  'set-menu': 'service',
  'set-menu-order': 'service',
  'daily-menu-rules': 'service',
  // Each is of its date, and what was served on it was served (decision 0342).
  'daily-menu': null,
  'allergen-notice': 'allergens',
}

/** What of a set menu never goes back. */
const OF_TODAY = ['soldOut', 'unavailable']

/** The group of a field of a thing; null: it never goes back. */
export function groupOf(entity: string, field: string): HistoryGroup | null {
  if (entity === 'dish') return DISH[field as StoredKey] ?? null
  if (entity === 'category') return CATEGORY[field] ?? null
  if (entity === 'set-menu' && OF_TODAY.includes(field)) return null
  return WHOLE[entity as keyof typeof WHOLE] ?? null
}

/** The group of a thing that was made since, or deleted. */
export function groupOfWhole(entity: string, kind: 'new' | 'deleted'): HistoryGroup | null {
  return entity === 'dish' || entity === 'category' ? kind : groupOf(entity, '')
}
