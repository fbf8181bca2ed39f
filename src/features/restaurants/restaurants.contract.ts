import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { jsonField } from '#shared/fields/json-field.ts'
import { PLAN_ENDED_CODES } from '#shared/plan-codes.ts'
import { imageFile } from '#shared/image-file.ts'
import { shownTheme } from '#features/theme/theme.contract.ts'
import { user } from '#features/identity/identity.contract.ts'
import { right } from '#features/identity/rights.rules.ts'
import { description, profile, profileChange, restaurantName } from './profile/profile.fields.ts'
import { HOLIDAY_COUNTRIES } from './opening/holidays.ts'
import { publicOpening } from './opening/opening.contract.ts'
import { openingTexts } from './opening/opening.texts.ts'
import { restaurantTexts as texts } from './restaurants.texts.ts'

export const READ_ONLY_REASONS = [...PLAN_ENDED_CODES, 'inactive'] as const

/** The fields that a diner may see (3-decisions §1): never the owner, status history or billing. */
const publicFields = {
  _id: z.string(),
  slug: z.string(),
  ...profile.shape,
  description: z.string(),
  logoUrl: z.string(),
}
export const publicRestaurant = z.object({ ...publicFields, ...publicOpening })
export type PublicRestaurant = z.infer<typeof publicRestaurant>

/** Restaurant in the answers to its people (S1 §3; `readOnly`: 3-decisions §3). */
export const restaurant = z
  .object({
    ...publicFields,
    theme: shownTheme,
    status: z.enum(['active', 'inactive']),
    /**
     * ISO 8601: until when diners can see the menu of an inactive restaurant; null where it went offline at once
     * (3-decisions §4).
     */
    menuVisibleUntil: z.string().nullable(),
    readOnly: z.enum(READ_ONLY_REASONS).nullable(),
    /**
     * While the operator has suspended the menu: since when (ISO 8601) and why; workers get no reason (3-decisions §4).
     */
    suspension: z.object({ since: z.string(), reason: z.string().nullable() }).optional(),
    /** Only for an admin who looks at another owner's restaurant; the strip shows the owner. */
    owner: z.object({ name: z.string(), email: z.string() }).optional(),
    /** Only for workers: whom to ask when the plan has ended (3-decisions §3, §4). */
    ownerName: z.string().optional(),
    createdAt: z.string(),
    /** When people last changed what it says of itself; its menu has times of its own. */
    updatedAt: z.string(),
    /** What the asker may change here: everything, but for workers (4-beyond §10). */
    rights: z.array(right),
    /** For each right that the asker lacks, first names of who has it: at most three. */
    rightHolders: z.partialRecord(right, z.array(z.string())),
    /** Only for workers who are no partners: first names of the owner and the partners, at most three. */
    managers: z.array(z.string()).optional(),
    /** Only for workers: the first name of who changed their rights last; null: nobody yet. */
    rightsChangedBy: z.string().nullable().optional(),
    /** Whose holidays are offered: the country of the address, unless somebody chose another (4-beyond §10). */
    holidayCountry: z.enum(HOLIDAY_COUNTRIES).nullable(),
    /** Whether the owner's plan carries the extra looks (4-beyond §11). */
    extraLooks: z.boolean(),
    /** Whether somebody has downloaded its code: the last step of the first day (decision 0139). */
    qrPrinted: z.boolean(),
  })
  .meta({ id: 'Restaurant' })
export type Restaurant = z.infer<typeof restaurant>

const { name, ...otherChanges } = profileChange.shape

/** The fields that a body may have beside the name, all optional. */
const fields = {
  slug: z.string().max(500, { error: texts.slugTooLong }).optional(),
  description: description.optional(),
  /** Only `''` has an effect: it removes the logo. Other values are ignored. */
  logoUrl: z.string().optional(),
  holidayCountry: jsonField(z.enum(HOLIDAY_COUNTRIES, { error: openingTexts.badCountry }).nullable()).optional(),
  ...otherChanges,
}
export const newRestaurant = z.object({ name: restaurantName, ...fields })
export type NewRestaurant = z.infer<typeof newRestaurant>
export const restaurantChange = z.object({ name, ...fields })
export type RestaurantChange = z.infer<typeof restaurantChange>

export const listRestaurants = endpoint({
  name: 'restaurants.list',
  summary: 'Own restaurants; with q (admins only) a search over all, paged by 50',
  method: 'GET',
  path: '/restaurants',
  query: z.object({ q: z.string().max(200).optional(), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.array(restaurant),
})
export const getRestaurant = endpoint({
  name: 'restaurants.get',
  summary: 'One restaurant',
  method: 'GET',
  path: '/restaurants/:id',
  answer: restaurant,
})
export const createRestaurant = endpoint({
  name: 'restaurants.create',
  summary: 'Create a restaurant; the slug is derived when absent',
  method: 'POST',
  path: '/restaurants',
  body: newRestaurant,
  writes: true,
  answer: restaurant,
  status: 201,
  file: imageFile('logo'),
})
export const updateRestaurant = endpoint({
  name: 'restaurants.update',
  summary: 'Change some fields of a restaurant; absent fields stay',
  method: 'PUT',
  path: '/restaurants/:id',
  body: restaurantChange,
  writes: true,
  takesKey: true,
  ifMatch: true,
  answer: restaurant,
  file: imageFile('logo'),
})
export const deleteRestaurant = endpoint({
  name: 'restaurants.delete',
  summary: 'Delete a restaurant; its slugs stay reserved',
  method: 'DELETE',
  path: '/restaurants/:id',
  writes: true,
  ifMatch: true,
  answer: nothing,
  message: texts.deleted,
})
export const checkSlug = endpoint({
  name: 'restaurants.checkSlug',
  summary: 'Whether a slug is taken',
  method: 'GET',
  path: '/restaurants/check-slug/:slug',
  answer: z.object({ exists: z.boolean() }),
})
export const verifyStatus = endpoint({
  name: 'restaurants.verifyStatus',
  summary: 'Re-verify one restaurant against the subscription of its owner',
  method: 'PUT',
  path: '/restaurants/:id/verify-status',
  answer: restaurant,
})
export const verifyAllStatus = endpoint({
  name: 'restaurants.verifyAllStatus',
  summary: 'Re-verify all own restaurants against the subscription',
  method: 'PUT',
  path: '/restaurants/verify-all-status',
  answer: z.array(restaurant),
})
export const markQrPrinted = endpoint({
  name: 'restaurants.qrPrinted',
  summary: 'Note that the QR of a restaurant has been downloaded',
  method: 'PUT',
  path: '/restaurants/:id/qr-printed',
  answer: restaurant,
})
/** Bound in `accounts/`, because it answers User (ARCHITECTURE "What an earlier feature needs of a later one"). */
export const switchRestaurant = endpoint({
  name: 'restaurants.switch',
  summary: 'Make a restaurant the current one',
  method: 'PUT',
  path: '/restaurants/:id/switch',
  answer: user,
})
