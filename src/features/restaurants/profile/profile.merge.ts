import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { type Body, type FieldRule, joinBodies, mergeFields, type Merged } from '#shared/fields/three-way.ts'
import { timeRange } from '#shared/time-of-day.ts'
import type { Weekday } from '#shared/weekday.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import type { Restaurant, RestaurantChange } from '../restaurants.contract.ts'
import { slugTexts } from '../slugs/slug.texts.ts'
import type { Profile } from './profile.fields.ts'
import { appearanceTexts, basicTexts, fieldTexts as texts, hoursTexts } from './settings.texts.ts'

type Slot = { open: string; close: string }
/** The rule of a value, by the rest of its path; every part that a body may have is named. */
type RuleOf = (key: string) => FieldRule
type Parts<T> = { [K in keyof T]: FieldRule }

const text = (value: unknown): string => (typeof value === 'string' && value) || texts.empty
const ask = (label: string, phrase: string, shown: (value: unknown) => string = text): FieldRule => ({
  joins: 'ask',
  label,
  phrase,
  shown,
})
const among =
  (parts: Record<string, FieldRule>): RuleOf =>
  key =>
    parts[key] ?? { joins: 'mine' }

const languageName = (value: unknown): string => LOCALE_NAMES[value as Locale]
const descriptionIn = (locale: Locale): FieldRule =>
  ask(
    basicTexts.descriptionIn(languageName(locale).toLowerCase()),
    texts.descriptionIn(languageName(locale).toLowerCase()),
  )
const hoursShown = (value: unknown): string =>
  (value as Slot[]).map(({ open, close }) => timeRange(open, close)).join(', ') || hoursTexts.closed

const THEME: Parts<Profile['theme']> = {
  primaryColor: ask(texts.color(appearanceTexts.primaryColor.name), texts.colorPhrase.primary),
  secondaryColor: ask(texts.color(appearanceTexts.secondaryColor.name), texts.colorPhrase.secondary),
  accentColor: ask(texts.color(appearanceTexts.accentColor.name), texts.colorPhrase.accent),
  style: ask(appearanceTexts.style, texts.style, value => LOOKS[value as Style].name),
}
const ADDRESS: Parts<Profile['address']> = {
  street: ask(basicTexts.street, texts.street),
  city: ask(basicTexts.city, texts.city),
  postalCode: ask(basicTexts.postalCode, texts.postalCode),
  country: ask(basicTexts.country, texts.country),
}
const CONTACT: Parts<Profile['contact']> = {
  phone: ask(basicTexts.phone, texts.phone),
  email: ask(basicTexts.email, texts.email),
}

const RULES: { [K in keyof Required<RestaurantChange>]: RuleOf } = {
  name: () => ask(basicTexts.name, texts.name),
  slug: () => ask(slugTexts.label, texts.slug),
  description: () => ask(basicTexts.description, texts.description),
  defaultLocale: () => ask(texts.defaultLocaleLabel, texts.defaultLocale, languageName),
  supportedLocales: () => ({ joins: 'members' }),
  translations: locale => descriptionIn(locale as Locale),
  currency: () => ask(basicTexts.currency, texts.currency),
  timezone: () => ask(hoursTexts.timezone, texts.timezone),
  theme: among(THEME),
  address: among(ADDRESS),
  contact: among(CONTACT),
  hours: day => {
    const name = hoursTexts.days[day as Weekday]
    return ask(texts.hoursLabel(name), texts.hours(name.toLowerCase()), hoursShown)
  },
  holidayCountry: () => ({ joins: 'mine' }),
  // A picture never raises a question (EVERY-DAY §8).
  logoUrl: () => ({ joins: 'mine' }),
}

type Versions = { base: Restaurant; theirs: Restaurant; wish: Body; sent: Body | null }

/** Joins a change of a restaurant that was seen as `base` with what somebody else has made of it (3-decisions §1). */
export function mergeRestaurant({ base, theirs, wish, sent }: Versions): Merged {
  const mine = joinBodies(base, wish) as Restaurant
  const before = sent && (joinBodies(base, sent) as Restaurant)
  return mergeFields({ base, mine, theirs, sent: before, wish }, ([field = '', key = '']) =>
    RULES[field as keyof RestaurantChange](key),
  )
}
