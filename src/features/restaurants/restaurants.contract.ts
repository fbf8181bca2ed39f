import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { imageFile } from '#shared/image-file.ts'
import { jsonField } from '#shared/json-field.ts'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { user } from '#features/identity/identity.contract.ts'
import { theme, themeChange } from '#features/theme/theme.contract.ts'
import { CURRENCIES } from './profile/currencies.ts'
import { hoursOfDay } from './hours/hours.rules.ts'
import { ADDRESS_FIELD_MAX, CONTACT_FIELD_MAX, DESCRIPTION_MAX, NAME_MAX, NAME_MIN } from './restaurants.limits.ts'
import { restaurantTexts as texts } from './restaurants.texts.ts'
import { isTimezone } from './hours/timezone.rules.ts'

export const READ_ONLY_REASONS = ['trial_expired', 'subscription_ended', 'inactive'] as const

const locale = z.enum(LOCALES, { error: texts.unknownLocale })

export const restaurantName = text({
  min: NAME_MIN,
  max: NAME_MAX,
  required: texts.nameRequired,
  tooShort: texts.nameTooShort,
  tooLong: texts.nameTooLong,
})
const description = text({ max: DESCRIPTION_MAX })
const addressField = text({ max: ADDRESS_FIELD_MAX })
const contactField = text({ max: CONTACT_FIELD_MAX })

/** Loosely validated (3-decisions §5): empty, or something that can be dialled. */
const phone = contactField.refine(value => value === '' || /^\+?[\d\s().\-/]{3,}$/.test(value), {
  error: texts.badPhone,
})
const contactEmail = contactField.refine(value => value === '' || /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(value), {
  error: texts.badEmail,
})

const address = z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() })
const contact = z.object({ phone: z.string(), email: z.string() })
const slot = z.object({ open: z.string(), close: z.string() })
export const hours = z.object(
  Object.fromEntries(WEEKDAYS.map(day => [day, z.array(slot)])) as Record<
    (typeof WEEKDAYS)[number],
    z.ZodArray<typeof slot>
  >,
)
const translations = z.partialRecord(z.enum(LOCALES), z.object({ description: z.string() }))

/** Restaurant in the answers to its people (S1 §3; `readOnly`: 3-decisions §3). */
export const restaurant = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    defaultLocale: z.enum(LOCALES),
    supportedLocales: z.array(z.enum(LOCALES)),
    translations,
    currency: z.string(),
    timezone: z.string(),
    logoUrl: z.string(),
    theme,
    address,
    contact,
    hours,
    status: z.enum(['active', 'inactive']),
    /** ISO 8601: until when diners can see the menu of an inactive restaurant (3-decisions §4). */
    menuVisibleUntil: z.string().nullable(),
    readOnly: z.enum(READ_ONLY_REASONS).nullable(),
    /** Only for an admin who looks at another owner's restaurant; the strip shows the owner. */
    owner: z.object({ name: z.string(), email: z.string() }).optional(),
    createdAt: z.string(),
  })
  .meta({ id: 'Restaurant' })
export type Restaurant = z.infer<typeof restaurant>

/** The fields that a diner may see (3-decisions §1): never the owner, status history or billing. */
export const publicRestaurant = restaurant
  .pick({
    _id: true,
    name: true,
    slug: true,
    description: true,
    defaultLocale: true,
    supportedLocales: true,
    translations: true,
    currency: true,
    timezone: true,
    logoUrl: true,
    theme: true,
    address: true,
    contact: true,
    hours: true,
  })
  .meta({ id: 'PublicRestaurant' })
export type PublicRestaurant = z.infer<typeof publicRestaurant>

/** The fields that a body may have, all optional; nested values also as JSON strings (multipart). */
const fields = {
  slug: z.string().max(500, { error: texts.slugTooLong }).optional(),
  description: description.optional(),
  defaultLocale: locale.optional(),
  supportedLocales: jsonField(z.array(locale)).optional(),
  translations: jsonField(z.partialRecord(locale, z.object({ description: description.optional() }))).optional(),
  currency: z.enum(CURRENCIES, { error: texts.badCurrency }).optional(),
  timezone: z.string().refine(isTimezone, { error: texts.badTimezone }).optional(),
  /** Only `''` has an effect: it removes the logo. Other values are ignored. */
  logoUrl: z.string().optional(),
  theme: jsonField(themeChange).optional(),
  address: jsonField(
    z.object({ street: addressField, city: addressField, postalCode: addressField, country: addressField }).partial(),
  ).optional(),
  contact: jsonField(z.object({ phone, email: contactEmail }).partial()).optional(),
  hours: jsonField(
    z.object(
      Object.fromEntries(WEEKDAYS.map(day => [day, hoursOfDay.optional()])) as Record<
        (typeof WEEKDAYS)[number],
        z.ZodOptional<typeof hoursOfDay>
      >,
    ),
  ).optional(),
}
export const newRestaurant = z.object({ name: restaurantName, ...fields })
export type NewRestaurant = z.infer<typeof newRestaurant>
export const restaurantChange = z.object({ name: restaurantName.optional(), ...fields })
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
  answer: restaurant,
  file: imageFile('logo'),
})
export const deleteRestaurant = endpoint({
  name: 'restaurants.delete',
  summary: 'Delete a restaurant; its addresses stay reserved',
  method: 'DELETE',
  path: '/restaurants/:id',
  writes: true,
  answer: nothing,
  message: texts.deleted,
})
export const checkSlug = endpoint({
  name: 'restaurants.checkSlug',
  summary: 'Is an address taken?',
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
/** Bound in `accounts/`, because it answers User (ARCHITECTURE "What an earlier feature needs of a later one"). */
export const switchRestaurant = endpoint({
  name: 'restaurants.switch',
  summary: 'Make a restaurant the current one',
  method: 'PUT',
  path: '/restaurants/:id/switch',
  answer: user,
})
