import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { jsonField } from '#shared/fields/json-field.ts'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { theme, themeChange } from '#features/theme/theme.contract.ts'
import { hoursOfDay } from '../hours/hours.rules.ts'
import { isTimezone } from '../hours/timezone.rules.ts'
import { lunchAndDinner } from '../hours/usual-hours.ts'
import {
  ADDRESS_FIELD_MAX,
  CONTACT_FIELD_MAX,
  DESCRIPTION_MAX,
  LOCALES_SENT_MAX,
  NAME_MAX,
  NAME_MIN,
} from '../restaurants.limits.ts'
import { restaurantTexts as texts } from '../restaurants.texts.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from './currencies.ts'

const locale = z.enum(LOCALES, { error: texts.unknownLocale })

export const restaurantName = text({
  oneLine: true,
  min: NAME_MIN,
  max: NAME_MAX,
  required: texts.nameRequired,
  tooShort: texts.nameTooShort,
  tooLong: texts.nameTooLong,
})
export const description = text({ max: DESCRIPTION_MAX })
const addressField = text({ max: ADDRESS_FIELD_MAX })
const contactField = text({ max: CONTACT_FIELD_MAX })

/** Loosely validated (3-decisions §5): empty, or something that can be dialled. */
const phone = contactField.refine(value => value === '' || /^\+?[\d\s().\-/]{3,}$/.test(value), {
  error: texts.badPhone,
})
const contactEmail = contactField.refine(value => value === '' || /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(value), {
  error: texts.badEmail,
})
const slot = z.object({ open: z.string(), close: z.string() })

const week = <Day extends z.ZodType>(day: Day) =>
  z.object(Object.fromEntries(WEEKDAYS.map(name => [name, day])) as Record<Weekday, Day>)

type Field<Answer extends z.ZodType, Change extends z.ZodType> = {
  answer: Answer
  change: Change
  initial: z.output<Answer>
}
const field = <Answer extends z.ZodType, Change extends z.ZodType>(
  answer: Answer,
  { change, initial }: { change: Change; initial: z.output<Answer> },
): Field<Answer, Change> => ({ answer, change, initial })

/**
 * What people write about a restaurant, each field once. `answer` is its schema in answers, `change` in a body (nested
 * values also as JSON text, for multipart), `initial` the value in a restaurant that was created with only a name: the
 * dashboard's defaults (S2 §3, 3-decisions §5).
 * Everything else follows from this list: contract and public contract, merging, the form's values, and the columns
 * (the field's name in snake_case; those of `theme` have one each). A new field is a line here, its column in
 * `server/restaurants.tables.ts` and a migration; the compiler reports a missing column.
 */
export const PROFILE_FIELDS = {
  name: field(z.string(), { change: restaurantName, initial: '' }),
  defaultLocale: field(z.enum(LOCALES), { change: locale, initial: 'es' }),
  supportedLocales: field(z.array(z.enum(LOCALES)), {
    change: jsonField(bounded(LOCALES_SENT_MAX, z.array(locale))),
    initial: ['es'],
  }),
  translations: field(z.partialRecord(z.enum(LOCALES), z.object({ description: z.string() })), {
    change: jsonField(
      bounded(
        LOCALES_SENT_MAX,
        z.partialRecord(locale, z.object({ description: description.optional() })),
        texts.unknownLocale,
      ),
    ),
    initial: {},
  }),
  currency: field(z.string(), { change: z.enum(CURRENCIES, { error: texts.badCurrency }), initial: DEFAULT_CURRENCY }),
  timezone: field(z.string(), {
    change: z.string().refine(isTimezone, { error: texts.badTimezone }),
    initial: 'Europe/Madrid',
  }),
  theme: field(theme, {
    change: jsonField(themeChange),
    initial: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999', style: 'classic' },
  }),
  address: field(z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }), {
    change: jsonField(
      z.object({ street: addressField, city: addressField, postalCode: addressField, country: addressField }).partial(),
    ),
    initial: { street: '', city: '', postalCode: '', country: 'España' },
  }),
  contact: field(z.object({ phone: z.string(), email: z.string() }), {
    change: jsonField(z.object({ phone, email: contactEmail }).partial()),
    initial: { phone: '', email: '' },
  }),
  hours: field(week(z.array(slot)), {
    change: jsonField(week(hoursOfDay.optional())),
    initial: lunchAndDinner('23:00'),
  }),
}

type Fields = typeof PROFILE_FIELDS
type Part = keyof Field<z.ZodType, z.ZodType>

const partOf = <P extends Part>(part: P) =>
  Object.fromEntries(Object.entries(PROFILE_FIELDS).map(([name, given]) => [name, given[part]])) as {
    [Name in keyof Fields]: Fields[Name][P]
  }

export const profile = z.object(partOf('answer'))
/** Its slug, logo and status are stored separately. */
export type Profile = z.infer<typeof profile>
export const profileChange = z.object(partOf('change')).partial()
export const PROFILE_KEYS = Object.keys(PROFILE_FIELDS) as (keyof Profile)[]

/** The profile of a restaurant that was created with only a name; a new object each time. */
export const defaultProfile = (name: string): Profile => ({ ...structuredClone(partOf('initial')), name })
