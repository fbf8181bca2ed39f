import { MINUTE_MS } from '#shared/time.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Diet } from '#features/allergens/diets.ts'
import type { PriceUnit } from '#features/prices/price-line.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import type { SeoDiets, SeoInput, SeoSection, SeoSetMenu } from '../seo.input.ts'
import { headingOf } from '../seo.rules.ts'

/** One thing of schema.org: its type and properties. Those that are undefined are not written. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What search engines call a day that is open without a pause. */
const WHOLE_DAY = { opens: '00:00', closes: '23:59' }

const listOf = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1)

function addressOf({ address }: PublicRestaurant): Thing | undefined {
  const { street, city, postalCode, country } = address
  if (!street && !city) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: city || undefined,
    postalCode: postalCode || undefined,
    addressCountry: country || undefined,
  }
}

/** One entry for each pair of times, with all its days. */
function hoursOf({ hours }: PublicRestaurant): Thing[] {
  const daysOf = new Map<string, string[]>()
  for (const day of WEEKDAYS)
    for (const { open, close } of hours[day] ?? []) {
      const times = `${open} ${close}`
      daysOf.set(times, [...(daysOf.get(times) ?? []), dayName(day)])
    }
  return [...daysOf].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      ...(opens === closes ? WHOLE_DAY : { opens, closes }),
    }
  })
}

/** Days with hours of their own: a closed one opens and closes at midnight, as search engines read it. */
function specialHoursOf({ dayChanges = [], specialDays = [] }: PublicRestaurant): Thing[] {
  const changed = dayChanges.map(({ day, slots }) => ({ from: day, to: day, slots }))
  const isChanged = (day: string): boolean => changed.some(change => change.from === day)
  const planned = specialDays.filter(({ from, to }) => from !== to || !isChanged(from))
  return [...changed, ...planned].flatMap(({ from, to, slots }) => {
    const times = slots.length > 0 ? slots : [{ open: '00:00', close: '00:00' }]
    return times.map(({ open: opens, close: closes }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(opens === closes && slots.length > 0 ? WHOLE_DAY : { opens, closes }),
      validFrom: from,
      validThrough: to,
    }))
  })
}

type SeoDish = SeoSection['dishes'][number]

/** What an amount is for, in the codes of UN/CEFACT. */
const QUANTITIES: Record<PriceUnit, Thing> = {
  kg: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
  '100g': { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
  unit: { '@type': 'QuantitativeValue', value: 1, unitCode: 'C62' },
  person: { '@type': 'QuantitativeValue', value: 1, unitCode: 'IE' },
}

/** The diets that have a term there. */
const DIET_TERMS: Partial<Record<Diet, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
}
/** Where the house has declared them, and no guest waits for an answer; allergens imply none (4-beyond §5). */
const suitableFor = ({ diets = [], reported }: SeoDiets): string[] | undefined =>
  reported ? undefined : listOf(diets.flatMap(diet => DIET_TERMS[diet] ?? []))

/** One offer for each price; what is by the market without today's price offers none (4-beyond §2). */
function offersOf({ prices, available }: SeoDish, priceCurrency: string): Thing | Thing[] | undefined {
  const offers = prices.flatMap(({ label, cents, per }): Thing[] => {
    if (cents === null) return []
    const price = cents / 100
    const unit = per && { '@type': 'UnitPriceSpecification', price, priceCurrency, referenceQuantity: QUANTITIES[per] }
    return [
      {
        '@type': 'Offer',
        name: label?.text,
        price,
        priceCurrency,
        priceSpecification: unit ?? undefined,
        availability: available ? undefined : 'https://schema.org/OutOfStock',
      },
    ]
  })
  return offers.length > 1 ? offers : offers[0]
}

const sectionOf = ({ name, dishes }: SeoSection, currency: string): Thing => ({
  '@type': 'MenuSection',
  name: name.text,
  hasMenuItem: dishes.map(dish => ({
    '@type': 'MenuItem',
    name: dish.name.text,
    description: dish.description.text || undefined,
    suitableForDiet: suitableFor(dish.said),
    offers: offersOf(dish, currency),
  })),
})

const isoOf = (minute: number): string => new Date(minute * MINUTE_MS).toISOString()

/** A set menu: a section with one price, which is served from one moment to another (4-beyond §3). */
const setMenuOf = (
  { name, cents, isSoldOut, service: [from, to], courses }: SeoSetMenu,
  priceCurrency: string,
): Thing => ({
  '@type': 'MenuSection',
  name: name.text,
  offers: {
    '@type': 'Offer',
    price: cents / 100,
    priceCurrency,
    availability: isSoldOut ? 'https://schema.org/OutOfStock' : undefined,
    availabilityStarts: isoOf(from),
    availabilityEnds: isoOf(to),
  },
  hasMenuSection: courses.map(course => ({
    '@type': 'MenuSection',
    name: course.name.text || undefined,
    hasMenuItem: course.lines.map(line => ({
      '@type': 'MenuItem',
      name: line.name.text,
      suitableForDiet: suitableFor(line.said),
    })),
  })),
})

/**
 * The restaurant and its menu in one language in the words of schema.org, for search engines: only what its people
 * wrote.
 */
export function structuredDataOf(
  input: SeoInput,
  sections: readonly SeoSection[],
  setMenus: readonly SeoSetMenu[] = [],
): Thing {
  const { menu, locale, publicUrl, files } = input
  const { restaurant } = menu
  const url = publicUrl + menuPath(restaurant, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${publicUrl}/${restaurant.slug}#restaurant`,
    name: restaurant.name,
    description: headingOf(restaurant, locale).description,
    url,
    image: publicUrl + files.sharePicture,
    telephone: restaurant.contact.phone || undefined,
    email: restaurant.contact.email || undefined,
    address: addressOf(restaurant),
    openingHoursSpecification: listOf(hoursOf(restaurant)),
    specialOpeningHoursSpecification: listOf(specialHoursOf(restaurant)),
    hasMenu: {
      '@type': 'Menu',
      url,
      inLanguage: locale,
      hasMenuSection: listOf([
        ...setMenus.map(menu => setMenuOf(menu, restaurant.currency)),
        ...sections.map(section => sectionOf(section, restaurant.currency)),
      ]),
    },
  }
}

/** The text of the page's data block: no name in it can end the block or begin a comment. */
export const writeStructuredData = (thing: Thing): string => JSON.stringify(thing).replaceAll('<', '\\u003c')
