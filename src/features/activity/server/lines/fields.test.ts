import { expect, test } from 'vitest'
import { type DishState, dishFields } from '#features/menu/dish.fields.ts'
import { changedDish, newDishState } from '#features/menu/dish.rules.ts'
import type { CategoryState } from '#features/menu/server/index.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import type { RestaurantState } from '#features/restaurants/server/index.ts'
import type { MemberState } from '#features/team/server/index.ts'
import { WORDS } from '../../activity.texts.ts'
import { type Line, describeChanged, type DescribeFields } from './line.ts'
import { categoryFields, dishFields as dishLines, type MenuContext } from './menu.lines.ts'
import { restaurantFields } from './restaurant.lines.ts'
import { memberFields } from './team.lines.ts'

const HERE = 'this-restaurant'
const context: MenuContext = {
  categoryName: id => `Categoría ${id}`,
  labels: [],
  isRestore: false,
  dishesWith: () => 0,
}

const dish = newDishState()
const { translations: _texts, ...examples } = Object.fromEntries(
  dishFields.flatMap(([key, { change, example }]) => (change ? [[key, change.parse(example)]] : [])),
)
const otherDish: DishState = {
  ...changedDish({
    before: dish,
    body: examples,
    todayEnds: '2026-11-25T04:00:00.000Z',
    now: '2026-11-24T12:00:00.000Z',
    by: null,
  }),
  translations: { es: { name: '', description: 'De jamón' } },
  imageId: 'image',
}
const category: CategoryState = { key: 'tapas', translations: { es: { name: 'Tapas' } }, sortOrder: 10 }
const otherCategory: CategoryState = { key: 'raciones', translations: { es: { name: 'Raciones' } }, sortOrder: 20 }
const restaurant: RestaurantState = {
  ...defaultProfile('Casa Ana'),
  slug: 'casa-ana',
  logoImageId: null,
  holidayCountry: 'es',
}
const otherRestaurant: RestaurantState = {
  name: 'Casa Marta',
  defaultLocale: 'en',
  supportedLocales: ['es', 'en'],
  translations: { es: { description: 'Cocina de mercado' } },
  currency: 'GBP',
  timezone: 'Atlantic/Canary',
  theme: { ...restaurant.theme, style: 'modern' },
  address: { ...restaurant.address, street: 'Calle Mayor, 3' },
  contact: { ...restaurant.contact, phone: '600 00 00 00' },
  hours: { ...restaurant.hours, monday: [] },
  slug: 'casa-marta',
  holidayCountry: 'pt',
  logoImageId: 'image',
}
const member: MemberState = {
  name: 'Noa',
  email: 'noa@ejemplo.com',
  status: 'pending',
  restaurantIds: [],
  partner: false,
  grants: { [HERE]: { rights: ['prices'], roleId: null } },
  invitationId: 'one',
}
const otherMember: MemberState = {
  name: 'Noa Gil',
  email: 'otra@ejemplo.com',
  status: 'active',
  restaurantIds: [HERE],
  partner: true,
  grants: { [HERE]: { rights: ['prices', 'texts'], roleId: null } },
  invitationId: 'two',
}

/** What nobody sees, or nobody can change: the reasons stand where the lines are made, or in the list of fields. */
const SILENT = [
  ...dishFields.flatMap(([key, field]) => (field.column && field.described === null ? [`dish.${key}`] : [])),
  'category.key',
  'member.email',
]

/** One row for each field: only this one has changed. */
function eachField<State extends object>(kind: string, fields: DescribeFields<State>, before: State, other: State) {
  return (Object.keys(fields) as (keyof State)[]).map(field => {
    const after = { ...before, [field]: other[field] }
    const describeIt = (): Line[] => describeChanged(fields, { subject: { id: 'x', name: 'Croquetas' }, before, after })
    return [`${kind}.${String(field)}`, describeIt] as const
  })
}

const rows = [
  ...eachField('dish', dishLines(context), dish, otherDish),
  ...eachField('category', categoryFields, category, otherCategory),
  ...eachField('restaurant', restaurantFields, restaurant, otherRestaurant),
  ...eachField('member', memberFields(HERE), member, otherMember),
]

test.each(rows.filter(([field]) => !SILENT.includes(field)))('a changed %s has words', (_, describeIt) => {
  const lines = describeIt()
  expect(lines).toHaveLength(1)
  for (const { action } of lines) expect(WORDS[action].verb[1]).not.toBe('')
})

test('what has no words is what nobody sees or can change', () => {
  expect(rows.filter(([, describeIt]) => describeIt().length === 0).map(([field]) => field)).toEqual(SILENT)
})

test('no email is told', () => {
  expect(JSON.stringify(rows.map(([, describeIt]) => describeIt()))).not.toContain('@')
})
