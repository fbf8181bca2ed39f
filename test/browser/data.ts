import type { User } from '#features/identity/identity.contract.ts'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import type { CurrentSubscription, PlanStatus } from '#features/billing/billing.contract.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { plainLine } from '#features/prices/price-line.ts'
import { dishAnswers, newDishState } from '#features/menu/dish.rules.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Today } from '#features/restaurants/opening/opening.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'

const CREATED = '2026-11-21T12:00:00.000Z'
const TRIAL = { trialEndsAt: null, subscriptionEndsAt: null, cancelAtPeriodEnd: false }

/** An owner with one restaurant and an active plan. */
export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'Marta',
  email: 'marta@ejemplo.com',
  role: 'owner',
  restaurantIds: ['r1'],
  currentRestaurantId: 'r1',
  rights: [...RIGHTS],
  createdAt: CREATED,
  subscription: { tier: 'premium', status: 'active', ...TRIAL },
  ...changes,
})

/** A day on which nothing is changed. */
export const sampleToday = (changes: Partial<Today> = {}): Today => ({
  day: CREATED.slice(0, 10),
  hours: null,
  kitchenClosed: null,
  full: null,
  note: null,
  noteUntil: null,
  changes: [],
  recentNotes: [],
  updatedAt: CREATED,
  ...changes,
})

export const sampleRestaurant = (changes: Partial<Restaurant> = {}): Restaurant => ({
  ...defaultProfile('Casa Lola'),
  theme: { ...defaultProfile('').theme, shownStyle: 'classic' },
  extraLooks: true,
  _id: 'r1',
  slug: 'casa-lola',
  description: '',
  logoUrl: '',
  status: 'active',
  menuVisibleUntil: null,
  readOnly: null,
  createdAt: CREATED,
  updatedAt: CREATED,
  rights: [...RIGHTS],
  rightHolders: {},
  holidayCountry: 'es',
  qrPrinted: false,
  ...changes,
})

/** The two answers about a yearly Pro plan that is paid; `tier` and `status` are the same in both. */
export function samplePlan(status: Partial<PlanStatus> = {}, current: Partial<CurrentSubscription> = {}) {
  const both = {
    tier: status.tier ?? 'pro',
    status: status.status ?? 'active',
    subscriptionEndsAt: status.subscriptionEndsAt ?? null,
  } as const
  return {
    status: {
      isActive: true,
      isTrialExpired: false,
      daysRemaining: 0,
      trialEndsAt: null,
      limits: { restaurants: 2, users: 2, invitations: 1 },
      ...status,
      ...both,
    } satisfies PlanStatus,
    current: {
      billingInterval: 'yearly',
      currentPeriodEnd: '2027-11-03T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      isPaid: true,
      scheduledChange: null,
      menuDaysAfterEnd: 30,
      ...current,
      ...both,
    } satisfies CurrentSubscription,
  }
}

export const sampleCategory = (name: string, changes: Partial<Category> = {}): Category => ({
  _id: name,
  restaurantId: 'r1',
  key: name,
  translations: { es: { name } },
  sortOrder: 0,
  updatedAt: CREATED,
  ...changes,
})

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [], reported: false }

/** The lines of a dish with one price and nothing else. */
export const onePrice = (price: number) => [answerOf(plainLine(Math.round(price * 100)))]

/** What an answer says of a dish with that price alone. */
export const pricedAt = (price: number) => ({ price, prices: onePrice(price) })

export const sampleDish = (name: string, changes: Partial<Dish> = {}): Dish => ({
  _id: name,
  restaurantId: 'r1',
  ...dishAnswers(newDishState(), NO_IMAGE, new Date(0)),
  categoryId: 'c1',
  translations: { es: { name, description: '' } },
  price: 5,
  prices: onePrice(changes.price ?? 5),
  createdAt: CREATED,
  updatedAt: CREATED,
  ...changes,
})
