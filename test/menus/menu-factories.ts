import { mergeProfile } from '#features/restaurants/profile/profile.rules.ts'
import { defaultProfile, type Profile } from '#features/restaurants/profile/profile.fields.ts'
import { deactivate } from '#features/restaurants/server/status/status.store.ts'
import { reportStore } from '#features/allergens/server/index.ts'
import { saveNotice } from '#features/allergens/server/notice/notice.store.ts'
import { bumpMenuVersion } from '#features/restaurants/server/menu-version.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { NEW_SCHEDULE, type ScheduleFields } from '#features/menu/schedules/schedules.rules.ts'
import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { insertSpecialDay } from '#features/restaurants/server/opening/special-days.store.ts'
import { saveTodayRow } from '#features/restaurants/server/opening/today.store.ts'
import { insertSchedule } from '#features/menu/server/schedules/schedules.store.ts'
import { insertLabel } from '#features/prices/server/labels/labels.store.ts'
import { newKeys } from '#features/codes/server/code-keys.ts'
import { insertCodes, listCodeKeys } from '#features/codes/server/codes.store.ts'
import { insertZone } from '#features/prices/server/zones/zones.store.ts'
import type { Style } from '#features/theme/looks.ts'
import { v7 } from '#platform/id/id.ts'
import { normalizeSlug } from '#shared/slug.ts'
import type { Platform } from '#platform/platform.ts'
import type { Locale } from '#shared/locale.ts'
import { buildCategory, buildDish, buildRestaurant } from '#seeds/builders.ts'
import { nextNumber } from '../numbers.ts'

export type TestRestaurant = { id: string; ownerId: string; name: string; slug: string }
export type TestCategory = { id: string; restaurantId: string }
export type TestDish = TestCategory & { categoryId: string }

type RestaurantFields = Partial<Pick<Profile, 'address' | 'contact' | 'translations'>> & {
  name?: string
  slug?: string
  defaultLocale?: Locale
  supportedLocales?: Locale[]
  style?: Style
  /** When it became inactive; absent: it is active. */
  inactiveSince?: Date
}
/** As in their columns: a price is '12.50'. */
type DishFields = Partial<Omit<DishState, 'categoryId'>> & { name?: string }

const STEP = 10

/** Restaurants, categories and dishes; each raises the menu version, as a write of the product would. */
export function createMenuFactories(platform: Platform) {
  const now = () => platform.clock.now()

  async function insertRestaurant(ownerId: string, given: RestaurantFields): Promise<TestRestaurant> {
    const number = nextNumber()
    const { name = `Casa ${number}`, slug = `casa-${number}`, inactiveSince, style, ...locales } = given
    const profile = mergeProfile(defaultProfile(name), { supportedLocales: [], theme: { style }, ...locales })
    const id = await platform.db.transaction().execute(async trx => {
      const built = await buildRestaurant(trx, { ownerId, slug, profile, now: now() })
      if (built === undefined) throw new Error(`The slug ${slug} is taken`)
      if (inactiveSince) await deactivate(trx, built, inactiveSince)
      return built
    })
    return { id, ownerId, name, slug }
  }

  async function insertCategory(restaurantId: string, name: string): Promise<TestCategory> {
    const key = name.toLowerCase().replaceAll(' ', '_')
    const category = { key, translations: { es: { name } }, sortOrder: STEP * nextNumber(), now: now() }
    const id = await platform.db.transaction().execute(async trx => {
      const built = await buildCategory(trx, restaurantId, category)
      await bumpMenuVersion(platform, trx, restaurantId)
      return built
    })
    return { id, restaurantId }
  }

  async function insertDish({ id: categoryId, restaurantId }: TestCategory, given: DishFields): Promise<TestDish> {
    const { name = `Plato ${nextNumber()}`, ...fields } = given
    const dish = {
      translations: { es: { name, description: '' } },
      price: '9.50',
      prices: null,
      allergensDeclared: fields.allergens !== undefined,
      sortOrder: STEP * nextNumber(),
      ...fields,
      categoryId,
    }
    const id = await platform.db.transaction().execute(async trx => {
      const built = await buildDish(trx, { restaurantId, now: now() }, dish)
      await bumpMenuVersion(platform, trx, restaurantId)
      return built
    })
    return { id, restaurantId, categoryId }
  }

  const priced = () => ({ id: v7(), now: now() })

  return {
    /** A label of the house with a Spanish name. */
    priceLabel: async ({ id: restaurantId }: { id: string }, name = `Etiqueta ${nextNumber()}`) => {
      const made = { ...priced(), restaurantId }
      await insertLabel(platform.db, made, { es: name })
      return made
    },
    /** A zone that adds ten per cent, with a Spanish name. */
    zone: async ({ id: restaurantId }: { id: string }, name = `Zona ${nextNumber()}`) => {
      const made = { ...priced(), restaurantId }
      const surcharge = { kind: 'percent', value: 10, rounding: 10 } as const
      await insertZone(platform.db, made, { names: { es: name }, ...surcharge, slug: normalizeSlug(name) })
      return made
    },
    /** The code of a table, with the prices of the carta. */
    code: async ({ id: restaurantId }: { id: string }, name = `Mesa ${nextNumber()}`) => {
      const made = { ...priced(), restaurantId }
      const key = newKeys(1, new Set(await listCodeKeys(platform.db, restaurantId)))[0] ?? ''
      await insertCodes(platform.db, made, [{ id: made.id, key, name, zoneId: null }])
      return { ...made, key }
    },
    /** A special day five days ahead, closed, with a Spanish label. */
    specialDay: async ({ id: restaurantId }: { id: string }, name = `Fiesta ${nextNumber()}`) => {
      const made = { ...priced(), restaurantId }
      const day = isoOfDay(dayOfIso(now().toISOString().slice(0, 10)) + 5)
      await insertSpecialDay(platform.db, made, {
        from: day,
        to: day,
        slots: [],
        asUsual: false,
        reason: 'other',
        label: { es: name },
      })
      return made
    },
    /** Hours of nothing yet, every day from 8:00 to 12:00. */
    schedule: async ({ id: restaurantId }: { id: string }, given: Partial<ScheduleFields> = {}) => {
      const made = { ...priced(), restaurantId }
      await insertSchedule(platform.db, made, {
        ...NEW_SCHEDULE,
        name: `Horario ${nextNumber()}`,
        slots: [{ open: '08:00', close: '12:00' }],
        ...given,
      })
      return made
    },
    /** A note of today that is over. */
    today: async ({ id: restaurantId }: { id: string }, note: string) => {
      const { now } = priced()
      const texts = { es: note }
      await saveTodayRow(
        platform.db,
        { restaurantId, now, by: restaurantId },
        {
          changes: [],
          kitchen: null,
          full_house: null,
          recent_notes: [texts],
          note: { texts, until: now.toISOString() },
        },
      )
    },
    /** What a guest says of a dish. */
    report: async ({ id: dishId, restaurantId }: TestDish, text = 'Lleva nueces') => {
      const made = { ...priced(), restaurantId }
      const said = { name: 'Plato', allergens: ['nuts'], text, dish_id: dishId, item_id: null }
      await platform.db.transaction().execute(async trx => {
        await reportStore.insertReport(trx, made, said)
        await bumpMenuVersion(platform, trx, restaurantId)
      })
      return { id: made.id }
    },
    /** The sentence of a kitchen, in Spanish. */
    allergenNotice: ({ id: restaurantId }: { id: string }, text = 'En nuestra cocina se usa harina.') =>
      saveNotice(
        platform.db,
        { restaurantId, now: now(), by: restaurantId },
        { notice: { es: text }, dietsComplete: {} },
      ),
    /** A restaurant with the dashboard's defaults, its slug and its owner's membership. */
    restaurant: (owner: { id: string }, given: RestaurantFields = {}) => insertRestaurant(owner.id, given),
    /** A category with a Spanish name, after those made before. */
    category: (restaurant: { id: string }, name = `Categoría ${nextNumber()}`) => insertCategory(restaurant.id, name),
    /** A dish of 9,50 € with a Spanish name, after those made before. */
    dish: (category: TestCategory, given: DishFields = {}) => insertDish(category, given),
  }
}
