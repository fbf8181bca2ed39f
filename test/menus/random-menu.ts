import fc from 'fast-check'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { DIETS } from '#features/allergens/diets.ts'
import type { Members } from '#features/allergens/members.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { plainLine } from '#features/prices/price-line.ts'
import { dishAnswers, newDishState, publicDishOf } from '#features/menu/dish.rules.ts'
import type { Menu, MenuDish } from '#features/menu/menu-snapshot.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { cleanText, isStorableText } from '#shared/text.ts'
import { LOCALES } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'

const RESTAURANT_ID = '0190a000-0000-7000-8000-000000000000'
const NASTY = [
  '<script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '"\'`&<>{}',
  '</script>',
  '<!--',
  ']]>',
  'شاورما بالدجاج',
  'חומוס עם פיתה',
  '👩‍🍳🇪🇸🫒',
  'Ñandú Żywiec ß',
  'a'.repeat(120),
  '\u202eevil\u202c',
  '𠮷野家',
  'e\u0301',
  '{x} {n} {time}',
  '$& $1 $`',
]

/** What the product would store: trimmed, NFC, no control characters. */
const words = (max: number) =>
  fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: max }), fc.lorem({ maxCount: 12 }))
    .map(text => [...cleanText(text)].slice(0, max).join('').trim())
    .filter(isStorableText)

const name = words(120)
const description = words(1000)
const some = <T>(value: fc.Arbitrary<T>) => fc.record({ es: value, en: value, pt: value }, { requiredKeys: [] })

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const time = fc
  .integer({ min: 0, max: 1439 })
  .map(minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const slots = fc.uniqueArray(fc.record({ open: time, close: time }), { maxLength: 6, selector: slot => slot.open })
const hours = fc
  .tuple(slots, slots, slots, slots, slots, slots, slots)
  .map(days => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])))

const image = fc.option(
  fc.record({
    base: fc.constant('/uploads/0f3a'),
    width: fc.integer({ min: 1, max: 1600 }),
    height: fc.integer({ min: 1, max: 4000 }),
    widths: fc.constantFrom<number[][]>([320], [320, 640], [320, 640, 960, 1600], [17]),
    avifWidths: fc.constantFrom<number[][]>([], [320], [640]),
    tone: fc.constantFrom(
      null,
      { color: '#a1b2c3', luminance: 0.44, alpha: 1 },
      { color: '#102030', luminance: 0.01, alpha: 0.3 },
    ),
  }),
)
const price = fc.oneof(
  fc.constantFrom(0, 0.01, 99_999.99),
  fc.integer({ min: 0, max: 9_999_999 }).map(cents => cents / 100),
)
const allergens = fc.subarray([...ALLERGEN_IDS, 'unknown-"id"'])

const surcharge = fc.record({
  names: some(name),
  kind: fc.constantFrom('percent', 'cents'),
  value: fc.integer({ min: 1, max: 50 }),
  rounding: fc.constantFrom(1, 5, 10),
})

const zones = fc
  .array(surcharge, { minLength: 1, maxLength: 6 })
  .map(all => all.map((one, index) => ({ ...one, slug: `zona-${index}` })))

const restaurant = fc
  .record({
    name: name.filter(text => text !== ''),
    translations: some(description.map(text => ({ description: text }))),
    supported: fc.subarray([...LOCALES], { minLength: 1 }),
    currency: fc.constantFrom('EUR', 'USD', 'BRL', 'CHF'),
    timezone: fc.constantFrom('Europe/Madrid', 'Asia/Tokyo', 'America/Sao_Paulo', 'Nowhere/At-All'),
    theme: fc.record({
      primaryColor: color,
      secondaryColor: color,
      accentColor: color,
      style: fc.constantFrom(...STYLES),
    }),
    address: fc.record({ street: words(120), city: words(120), postalCode: words(20), country: words(60) }),
    contact: fc.record({
      phone: fc.constantFrom('', '+34 910 000 000', '(91) 000-000'),
      email: fc.constantFrom('', 'a@b.c'),
    }),
    hours,
    zones: fc.option(zones, { nil: undefined }),
  })
  .map(({ supported, ...given }) => ({
    ...given,
    _id: RESTAURANT_ID,
    slug: 'casa',
    description: '',
    logoUrl: '',
    defaultLocale: supported[0] ?? 'es',
    supportedLocales: supported,
  }))

const category = (index: number) =>
  fc.record({
    _id: fc.constant(`c${index}`),
    restaurantId: fc.constant(RESTAURANT_ID),
    key: words(40),
    translations: some(name.map(text => ({ name: text }))),
    sortOrder: fc.constant(index),
    updatedAt: fc.constant(new Date(0).toISOString()),
  })

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [], reported: false }
const NOTHING_SAID = dishAnswers(newDishState(), NO_IMAGE, new Date(0))

const dish = (index: number, categories: number): fc.Arbitrary<MenuDish> =>
  fc
    .record({
      categoryId: fc.integer({ min: 0, max: Math.max(0, categories - 1) }).map(number => `c${number}`),
      translations: some(fc.record({ name, description })),
      price,
      image,
      allergens,
      allergensDeclared: fc.boolean(),
      traces: fc.subarray([...ALLERGEN_IDS]),
      tracesDeclared: fc.boolean(),
      members: fc.constantFrom<Members>({}, { gluten: ['wheat'] }, { nuts: ['almond', 'unknown'], fish: ['cod'] }),
      without: fc.dictionary(fc.constantFrom(...ALLERGEN_IDS), some(words(80)), { maxKeys: 3 }),
      diets: fc.subarray([...DIETS]),
      allergensReviewed: fc.constantFrom(null, { at: '2026-11-12T10:00:00.000Z', by: null }),
      reported: fc.boolean(),
      available: fc.boolean(),
    })
    .map(({ image: picture, ...given }) => {
      const prices = [answerOf(plainLine(Math.round(given.price * 100)))]
      const answers = { ...NOTHING_SAID, ...given, prices, sortOrder: index }
      const whole = { _id: `d${index}`, restaurantId: RESTAURANT_ID, ...answers, createdAt: '', updatedAt: '' }
      return { ...publicDishOf(whole, time => time.slice(0, 10)), image: picture }
    })

/** Any menu that the product could store: odd characters, missing translations, prices at the limits, every look. */
export const randomMenu: fc.Arbitrary<Menu> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 14 }))
  .chain(([categories, dishes]) =>
    fc.record({
      restaurant: restaurant as fc.Arbitrary<Menu['restaurant']>,
      logo: image,
      categories: fc.tuple(...Array.from({ length: categories }, (_, index) => category(index))),
      dishes: fc.tuple(...Array.from({ length: categories ? dishes : 0 }, (_, index) => dish(index, categories))),
    }),
  )
