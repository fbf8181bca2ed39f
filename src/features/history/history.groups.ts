/** What of a carta goes back together (4-beyond §6). Allergens only where they are named. */
export const HISTORY_GROUPS = ['prices', 'texts', 'order', 'new', 'deleted', 'allergens', 'service'] as const
export type HistoryGroup = (typeof HISTORY_GROUPS)[number]
export type GroupCounts = Record<HistoryGroup, number>

/** The things of which before and after are kept. */
export const HISTORY_ENTITIES = [
  'dish',
  'category',
  'dish-order',
  'category-order',
  'price-label',
  'zone',
  'schedule',
  'set-menu',
  'set-menu-order',
  'daily-menu',
  'daily-menu-rules',
  'allergen-notice',
] as const
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number]

/** What of a thing changed; each has its own form of text. */
export const HISTORY_FIELDS = [
  /** The whole thing. Of a dish: the name of its category, and its price. */
  'created',
  'deleted',
  /** Of one locale. */
  'name',
  'description',
  /** `photo` where there is one. */
  'image',
  /** `9.50`, or several as people type them: `3,50 / 6 / 11`; `part`: the label of the one that differs. */
  'price',
  /** The category in which a dish stands. */
  'category',
  /** The names of what stands in that order, with commas. */
  'order',
  /** `sí` or nothing. */
  'available',
  /** Ids with commas, after `undeclared` where the house has not said all of them. */
  'allergens',
  'traces',
  /** `gluten.wheat` with commas. */
  'members',
  /** Ids with commas. */
  'without',
  'diets',
  /** When somebody looked at the allergens last: an ISO time. */
  'reviewed',
  /** What the house says of all its allergens, in one locale. */
  'notice',
  /** What a zone adds, hours and days, what a set menu offers: in Spanish words. */
  'surcharge',
  'hours',
  'things',
  'offer',
  'published',
] as const
export type HistoryField = (typeof HISTORY_FIELDS)[number]
