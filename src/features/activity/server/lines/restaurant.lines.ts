import type { Change } from '#platform/events/changes.ts'
import { timeRange } from '#shared/time-of-day.ts'
import type { RestaurantState } from '#features/restaurants/server/index.ts'
import {
  line,
  type Line,
  describeChanged,
  type DescribeField,
  type DescribeFields,
  describeImage,
  describeKeys,
} from './line.ts'
import type { Action } from '../../activity.actions.ts'

type Describe = DescribeField<RestaurantState>

/** A field that is one text. */
const describeText =
  (action: Action, text: (state: RestaurantState) => string): Describe =>
  ({ subject, before, after }) => [line(action, subject, { before: text(before), after: text(after) })]

const hoursOf = ({ hours }: RestaurantState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hours).map(([day, slots]) => [
      day,
      slots.map(({ open, close }) => timeRange(open, close)).join(', '),
    ]),
  )

const descriptionsOf = ({ translations }: RestaurantState): Record<string, string> =>
  Object.fromEntries(Object.entries(translations).map(([locale, { description }]) => [locale, description]))

/** How the fields of a restaurant are told. */
export const restaurantFields: DescribeFields<RestaurantState> = {
  name: describeText('restaurant.name', ({ name }) => name),
  translations: ({ subject, before, after }) =>
    describeKeys('restaurant.description', subject, { before: descriptionsOf(before), after: descriptionsOf(after) }),
  defaultLocale: describeText('restaurant.defaultLocale', ({ defaultLocale }) => defaultLocale),
  supportedLocales: describeText('restaurant.locales', ({ supportedLocales }) => supportedLocales.join()),
  currency: describeText('restaurant.currency', ({ currency }) => currency),
  timezone: describeText('restaurant.timezone', ({ timezone }) => timezone),
  theme: ({ subject, before: { theme: old }, after: { theme: now } }) => {
    const { style: oldStyle, ...oldColors } = old
    const { style, ...colors } = now
    return [
      ...(style === oldStyle ? [] : [line('restaurant.style', subject, { before: oldStyle, after: style })]),
      ...describeKeys('restaurant.colors', subject, { before: oldColors, after: colors }),
    ]
  },
  address: ({ subject, before, after }) =>
    describeKeys('restaurant.address', subject, { before: before.address, after: after.address }),
  contact: ({ subject, before, after }) =>
    describeKeys('restaurant.contact', subject, { before: before.contact, after: after.contact }),
  hours: ({ subject, before, after }) =>
    describeKeys('restaurant.hours', subject, { before: hoursOf(before), after: hoursOf(after) }),
  holidayCountry: describeText('restaurant.holidayCountry', ({ holidayCountry }) => holidayCountry ?? ''),
  slug: describeText('restaurant.slug', ({ slug }) => slug),
  logoImageId: ({ subject, before, after }) => [
    describeImage('restaurant.logo', subject, { before: before.logoImageId, after: after.logoImageId }),
  ],
}

/** A restaurant, as people write about it. */
export function describeRestaurant({ id, before, after }: Change<RestaurantState>): Line[] {
  if (before && after) return describeChanged(restaurantFields, { subject: { id, name: after.name }, before, after })
  if (after) return [line('restaurant.created', { id, name: after.name })]
  return before ? [line('restaurant.deleted', { id, name: before.name })] : []
}

/** What the operator did, with the reason that was given. */
export function describeSuspension({ id, after }: Change<{ reason: string | null }>): Line[] {
  const reason = after?.reason ?? null
  if (reason === null) return [line('restaurant.unsuspended', { id, name: '' })]
  return [line('restaurant.suspended', { id, name: '' }, { after: reason })]
}
