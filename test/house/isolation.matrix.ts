import type { TestCategory, TestDish, TestRestaurant } from '../menus/menu-factories.ts'

/** Who asks: each with a session of their own, but anonymous. The worker is of this restaurant; the stranger owns another. */
export const ASKERS = ['anonymous', 'worker', 'owner', 'admin', 'stranger'] as const
export type Asker = (typeof ASKERS)[number]

/** What the call is about: the restaurant of the owner, with another one, and somebody's credentials. */
export type World = {
  restaurant: TestRestaurant
  category: TestCategory
  dish: TestDish
  /** The owner's. */
  credentials: { email: string; password: string }
  /** Different for each call. */
  number: number
}

/** The statuses of 3-decisions §3; `done` is the status that the endpoint's contract promises. */
type Expected = Record<Asker, number | 'done'>
export type Row = {
  params?: (world: World) => Record<string, string>
  body?: (world: World) => unknown
  expected: Expected
}

const everybody: Expected = { anonymous: 'done', worker: 'done', owner: 'done', admin: 'done', stranger: 'done' }
const requireActor: Expected = { ...everybody, anonymous: 401 }
const itsPeople: Expected = { anonymous: 401, worker: 'done', owner: 'done', admin: 'done', stranger: 404 }
const ownerOnly: Expected = { ...itsPeople, worker: 403 }
/** As `ownerOnly`, for what is about nobody's restaurant in particular: every owner may. */
const owners: Expected = { ...requireActor, worker: 403 }

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofCategory = { params: ({ category }: World) => ({ id: category.id }) }
const ofDish = { params: ({ dish }: World) => ({ id: dish.id }) }
const bySlug = { params: ({ restaurant }: World) => ({ slug: restaurant.slug }) }
const named = { translations: { es: { name: 'Tortilla' } } }

/** One row for each endpoint of the product, by its name; a new endpoint without a row fails the test. */
export const MATRIX: Record<string, Row> = {
  'operations.health': { expected: everybody },
  'dev.outbox': { expected: everybody },

  'accounts.register': {
    body: ({ number }) => ({ name: 'Nueva', email: `nueva${number}@ejemplo.com`, password: 'Paella-de-domingo-7' }),
    expected: everybody,
  },
  'accounts.login': { body: ({ credentials }) => credentials, expected: everybody },
  'accounts.logout': { expected: everybody },
  'accounts.refresh': { expected: requireActor },
  'accounts.me': { expected: requireActor },

  'restaurants.list': { expected: requireActor },
  'restaurants.create': { body: ({ number }) => ({ name: `Otra casa ${number}` }), expected: owners },
  'restaurants.checkSlug': { params: () => ({ slug: 'una-direccion-libre' }), expected: everybody },
  'restaurants.verifyAllStatus': { expected: requireActor },
  'restaurants.get': { ...ofRestaurant, expected: itsPeople },
  'restaurants.update': { ...ofRestaurant, body: () => ({ name: 'Nombre nuevo' }), expected: itsPeople },
  'restaurants.delete': { ...ofRestaurant, expected: ownerOnly },
  'restaurants.verifyStatus': { ...ofRestaurant, expected: itsPeople },
  'restaurants.switch': { ...ofRestaurant, expected: itsPeople },
  'qr.print': { ...ofRestaurant, expected: itsPeople },

  'categories.list': { ...ofRestaurant, expected: itsPeople },
  'categories.create': { ...ofRestaurant, body: () => named, expected: itsPeople },
  'categories.reorder': {
    ...ofRestaurant,
    body: ({ category }) => ({ categoryIds: [category.id] }),
    expected: itsPeople,
  },
  'categories.get': { ...ofCategory, expected: itsPeople },
  'categories.update': { ...ofCategory, body: () => ({ sortOrder: 50 }), expected: itsPeople },
  'categories.delete': { ...ofCategory, expected: itsPeople },

  'dishes.listOfRestaurant': { ...ofRestaurant, expected: itsPeople },
  'dishes.listOfCategory': { ...ofCategory, expected: itsPeople },
  'dishes.create': { ...ofCategory, body: () => named, expected: itsPeople },
  'dishes.reorder': { ...ofCategory, body: ({ dish }) => ({ itemIds: [dish.id] }), expected: itsPeople },
  'dishes.get': { ...ofDish, expected: itsPeople },
  'dishes.update': { ...ofDish, body: () => ({ price: 12.5 }), expected: itsPeople },
  'dishes.delete': { ...ofDish, expected: itsPeople },
  'dishes.duplicate': { ...ofDish, expected: itsPeople },

  'public.restaurant': { ...bySlug, expected: everybody },
  'public.categories': { ...bySlug, expected: everybody },
  'public.items': { ...bySlug, expected: everybody },
  'public.categoryItems': { ...ofCategory, expected: everybody },
}

/** Calls below `/api` that are no endpoint objects: they answer a file, not the envelope. */
export const FILES_OF_THE_API = ['/api/openapi.json']
