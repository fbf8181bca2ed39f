import type { Change } from '#platform/events/changes.ts'
import type { RestaurantState } from '#features/restaurants/server/index.ts'
import { line, type Line, tellChanged, type TellField, type TellFields, tellImage, tellKeys } from './line.ts'
import type { Action } from '../../activity.actions.ts'

type Tell = TellField<RestaurantState>

/** A field that is one text. */
const tellText =
  (action: Action, text: (state: RestaurantState) => string): Tell =>
  ({ subject, before, after }) => [line(action, subject, { before: text(before), after: text(after) })]

const hoursOf = ({ hours }: RestaurantState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hours).map(([day, slots]) => [day, slots.map(({ open, close }) => `${open}–${close}`).join(', ')]),
  )

const descriptionsOf = ({ translations }: RestaurantState): Record<string, string> =>
  Object.fromEntries(Object.entries(translations).map(([locale, { description }]) => [locale, description]))

/** How the fields of a restaurant are told. */
export const restaurantFields: TellFields<RestaurantState> = {
  name: tellText('restaurant.name', ({ name }) => name),
  translations: ({ subject, before, after }) =>
    tellKeys('restaurant.description', subject, { before: descriptionsOf(before), after: descriptionsOf(after) }),
  defaultLocale: tellText('restaurant.defaultLocale', ({ defaultLocale }) => defaultLocale),
  supportedLocales: tellText('restaurant.locales', ({ supportedLocales }) => supportedLocales.join()),
  currency: tellText('restaurant.currency', ({ currency }) => currency),
  timezone: tellText('restaurant.timezone', ({ timezone }) => timezone),
  theme: ({ subject, before: { theme: old }, after: { theme: now } }) => {
    const { style: oldStyle, ...oldColors } = old
    const { style, ...colors } = now
    return [
      ...(style === oldStyle ? [] : [line('restaurant.style', subject, { before: oldStyle, after: style })]),
      ...tellKeys('restaurant.colors', subject, { before: oldColors, after: colors }),
    ]
  },
  address: ({ subject, before, after }) =>
    tellKeys('restaurant.address', subject, { before: before.address, after: after.address }),
  contact: ({ subject, before, after }) =>
    tellKeys('restaurant.contact', subject, { before: before.contact, after: after.contact }),
  hours: ({ subject, before, after }) =>
    tellKeys('restaurant.hours', subject, { before: hoursOf(before), after: hoursOf(after) }),
  slug: tellText('restaurant.slug', ({ slug }) => slug),
  logoImageId: ({ subject, before, after }) => [
    tellImage('restaurant.logo', subject, { before: before.logoImageId, after: after.logoImageId }),
  ],
}

/** A restaurant, as people write about it. */
export function tellRestaurant({ id, before, after }: Change<RestaurantState>): Line[] {
  if (before && after) return tellChanged(restaurantFields, { subject: { id, name: after.name }, before, after })
  if (after) return [line('restaurant.created', { id, name: after.name })]
  return before ? [line('restaurant.deleted', { id, name: before.name })] : []
}
