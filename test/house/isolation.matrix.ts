import type { TestCategory, TestDish, TestRestaurant } from '../menus/menu-factories.ts'
import { openingRows } from './isolation.opening.ts'

/**
 * The actors: each with a session of their own, except anonymous. The worker is of this restaurant, the sibling worker
 * of another one of the same owner; the removed worker was of this one. The stranger owns another restaurant. The
 * lapsed actors are the owner and a worker of a restaurant whose owner's trial has ended; they call for that
 * restaurant.
 */
export const ASKERS = [
  'anonymous',
  'worker',
  'sibling worker',
  'removed worker',
  'owner',
  'admin',
  'stranger',
  'lapsed owner',
  'lapsed worker',
] as const
export type Asker = (typeof ASKERS)[number]

/** The targets of calls: a restaurant and its team, and a user's credentials. */
export type World = {
  restaurant: TestRestaurant
  category: TestCategory
  dish: TestDish
  /** A label of the house and a zone. */
  label: { id: string }
  zone: { id: string }
  specialDay: { id: string }
  /** An active worker of the restaurant, and an invited one who has not accepted. */
  member: { id: string }
  pending: { id: string }
  /** The owner's. */
  credentials: { email: string; password: string }
  /** Different for each call. */
  number: number
}

/** Errors of an ended plan, by their code (3-decisions §3, §4): by status they would look like any other 403. */
export const PLAN_REFUSALS = ['trial_expired', 'owner_plan_ended'] as const
type PlanRefusal = (typeof PLAN_REFUSALS)[number]

/** The statuses of 3-decisions §3; `done` is the status that the endpoint's contract promises. */
type Expected = Record<Asker, number | 'done' | PlanRefusal>
export type Row = {
  params?: (world: World) => Record<string, string>
  body?: (world: World) => unknown
  expected: Expected
}

const all = (verdict: Expected[Asker]): Expected =>
  Object.fromEntries(ASKERS.map(asker => [asker, verdict])) as Expected

const everybody = all('done')
/** The actor does not matter: the code or token in the body is unknown. */
const nobody = all(400)
const requireActor: Expected = { ...everybody, anonymous: 401, 'removed worker': 401 }
/** For calls about an own account or team, which workers do not have. */
const noWorker: Expected = { ...requireActor, worker: 403, 'sibling worker': 403, 'lapsed worker': 403 }
/** For calls about a subscription that is paid: these accounts have none. */
const nothingPaid: Expected = { ...noWorker, owner: 409, admin: 409, stranger: 409, 'lapsed owner': 409 }
const itsPeople: Expected = { ...requireActor, stranger: 404, 'sibling worker': 404 }
/** Like `itsPeople`, for endpoints with `writes: true`: the plan decides. */
const itsPeopleInPlan: Expected = {
  ...itsPeople,
  'lapsed owner': 'trial_expired',
  'lapsed worker': 'owner_plan_ended',
}
const ownerInPlan: Expected = { ...itsPeopleInPlan, worker: 403, 'lapsed worker': 403 }
/** Like `ownerInPlan`, for calls that are about no particular restaurant: every owner may make them. */
const ownersInPlan: Expected = { ...noWorker, 'lapsed owner': 'trial_expired' }
/** For calls about a member of a team: workers learn nothing about it, not even whether it exists. */
const itsOwner: Expected = { ...noWorker, stranger: 404 }
const itsOwnerInPlan: Expected = { ...itsOwner, 'lapsed owner': 'trial_expired' }

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofCategory = { params: ({ category }: World) => ({ id: category.id }) }
const ofDish = { params: ({ dish }: World) => ({ id: dish.id }) }
const ofLabel = { params: ({ label }: World) => ({ id: label.id }) }
const ofZone = { params: ({ zone }: World) => ({ id: zone.id }) }
const ofMember = { params: ({ member }: World) => ({ id: member.id }) }
const ofPending = { params: ({ pending }: World) => ({ id: pending.id }) }
const bySlug = { params: ({ restaurant }: World) => ({ slug: restaurant.slug }) }
const named = { translations: { es: { name: 'Tortilla' } } }

/** One row for each endpoint of the product, by its name; a new endpoint without a row fails the test. */
export const MATRIX: Record<string, Row> = {
  'operations.health': { expected: everybody },
  'operations.live': { expected: everybody },
  'operations.ready': { expected: everybody },
  'operations.browserFailure': {
    body: () => ({ part: 'clipboard', error: 'NotAllowedError', page: '/dashboard/qr' }),
    expected: everybody,
  },
  'dev.outbox': { expected: everybody },

  'accounts.register': {
    body: ({ number }) => ({ name: 'Nueva', email: `nueva${number}@ejemplo.com`, password: 'Paella-de-domingo-7' }),
    expected: everybody,
  },
  'accounts.login': { body: ({ credentials }) => credentials, expected: everybody },
  'accounts.logout': { expected: everybody },
  'images.giveUpUpload': {
    params: ({ number }) => ({ key: `0199c2b4-7a39-7000-8000-${String(number).padStart(12, '0')}` }),
    expected: requireActor,
  },
  'accounts.refresh': { expected: requireActor },
  'accounts.me': { expected: requireActor },
  'accounts.forgotPassword': { body: ({ credentials }) => ({ email: credentials.email }), expected: everybody },
  'accounts.verifyResetCode': {
    body: ({ credentials }) => ({ email: credentials.email, code: '000000' }),
    expected: nobody,
  },
  'accounts.resetPassword': {
    body: () => ({ tempToken: 'un-token', newPassword: 'Paella-de-domingo-8' }),
    expected: nobody,
  },
  'accounts.update': { body: () => ({ name: 'Nombre nuevo' }), expected: requireActor },
  'accounts.listSessions': { expected: requireActor },
  'accounts.endOtherSessions': { expected: requireActor },
  'accounts.endSession': {
    params: ({ restaurant }) => ({ id: restaurant.id }),
    expected: { ...all(404), anonymous: 401, 'removed worker': 401 },
  },
  'accounts.confirm': { body: ({ credentials }) => ({ password: credentials.password }), expected: requireActor },
  'accounts.undoDeletion': { body: () => ({ token: 'un-token' }), expected: nobody },
  'accounts.export': { expected: noWorker },
  'accounts.delete': { expected: noWorker },

  'contact.send': {
    body: () => ({ name: 'Ana', email: 'ana@ejemplo.com', message: 'Abrimos en enero.' }),
    expected: everybody,
  },
  'support.create': { body: () => ({ subject: 'Una foto', message: 'No se ve.' }), expected: requireActor },

  'subscriptions.status': { expected: noWorker },
  'subscriptions.current': { expected: noWorker },
  // The owners of this world have plans that the operator granted: they may buy, and have nothing to cancel.
  'payments.createCheckoutSession': {
    body: () => ({ planTier: 'pro', billingInterval: 'yearly', successUrl: '/dashboard', cancelUrl: '/dashboard' }),
    expected: { ...noWorker, admin: 409 },
  },
  'payments.createBillingPortal': { body: () => ({ returnUrl: '/dashboard' }), expected: nothingPaid },
  'subscriptions.cancel': { body: () => ({}), expected: nothingPaid },
  'subscriptions.resume': { expected: nothingPaid },
  'subscriptions.plan': { body: () => ({ planName: 'basic' }), expected: nothingPaid },
  'subscriptions.keepPlan': { expected: nothingPaid },
  'payments.webhook': { body: () => ({}), expected: nobody },

  'restaurants.list': { expected: requireActor },
  'restaurants.create': { body: ({ number }) => ({ name: `Otra casa ${number}` }), expected: ownersInPlan },
  'restaurants.checkSlug': { params: () => ({ slug: 'una-direccion-libre' }), expected: everybody },
  'restaurants.verifyAllStatus': { expected: requireActor },
  'restaurants.get': { ...ofRestaurant, expected: itsPeople },
  'restaurants.update': { ...ofRestaurant, body: () => ({ name: 'Nombre nuevo' }), expected: itsPeopleInPlan },
  'restaurants.delete': { ...ofRestaurant, expected: ownerInPlan },
  'restaurants.verifyStatus': { ...ofRestaurant, expected: itsPeople },
  'restaurants.qrPrinted': { ...ofRestaurant, expected: itsPeople },
  'restaurants.switch': { ...ofRestaurant, expected: itsPeople },
  'activity.list': { ...ofRestaurant, expected: { ...itsPeople, worker: 403, 'lapsed worker': 403 } },
  'qr.print': { ...ofRestaurant, expected: itsPeople },

  'priceLabels.list': { ...ofRestaurant, expected: itsPeople },
  'priceLabels.create': {
    ...ofRestaurant,
    body: ({ number }) => ({ names: { es: `Etiqueta ${number}` } }),
    expected: itsPeopleInPlan,
  },
  'priceLabels.update': { ...ofLabel, body: () => ({ names: { en: 'Platter' } }), expected: itsPeopleInPlan },
  'priceLabels.delete': { ...ofLabel, expected: itsPeopleInPlan },
  'zones.list': { ...ofRestaurant, expected: itsPeople },
  'zones.create': {
    ...ofRestaurant,
    body: ({ number }) => ({ names: { es: `Zona ${number}` } }),
    expected: ownerInPlan,
  },
  'zones.update': { ...ofZone, body: () => ({ value: 15 }), expected: ownerInPlan },
  'zones.delete': { ...ofZone, expected: ownerInPlan },

  ...openingRows({ itsPeople, itsPeopleInPlan }),

  'categories.list': { ...ofRestaurant, expected: itsPeople },
  'categories.create': { ...ofRestaurant, body: () => named, expected: itsPeopleInPlan },
  'categories.reorder': {
    ...ofRestaurant,
    body: ({ category }) => ({ categoryIds: [category.id] }),
    expected: itsPeopleInPlan,
  },
  'categories.get': { ...ofCategory, expected: itsPeople },
  'categories.update': { ...ofCategory, body: () => ({ sortOrder: 50 }), expected: itsPeopleInPlan },
  'categories.delete': { ...ofCategory, expected: itsPeopleInPlan },
  'categories.restore': { ...ofCategory, expected: itsPeopleInPlan },

  'dishes.listOfRestaurant': { ...ofRestaurant, expected: itsPeople },
  'dishes.listOfCategory': { ...ofCategory, expected: itsPeople },
  'dishes.create': { ...ofCategory, body: () => named, expected: itsPeopleInPlan },
  'dishes.reorder': { ...ofCategory, body: ({ dish }) => ({ itemIds: [dish.id] }), expected: itsPeopleInPlan },
  'dishes.get': { ...ofDish, expected: itsPeople },
  'dishes.update': { ...ofDish, body: () => ({ price: 12.5 }), expected: itsPeopleInPlan },
  'dishes.delete': { ...ofDish, expected: itsPeopleInPlan },
  'dishes.restore': { ...ofDish, expected: itsPeopleInPlan },
  'dishes.bulk': {
    ...ofRestaurant,
    body: ({ dish }) => ({ items: [{ _id: dish.id, available: false }] }),
    expected: itsPeopleInPlan,
  },
  'dishes.duplicate': { ...ofDish, expected: itsPeopleInPlan },

  'team.list': { expected: noWorker },
  // Others than the owner and admins name a restaurant that is not theirs: 400, and nobody is invited.
  'team.invite': {
    // One email for all actors, so that the second one meets no full team.
    body: ({ restaurant }) => ({
      email: `noa-${restaurant.id}@ejemplo.com`,
      name: 'Noa',
      restaurantIds: [restaurant.id],
    }),
    expected: { ...itsOwnerInPlan, stranger: 400 },
  },
  'team.update': { ...ofMember, body: () => ({ name: 'Nombre nuevo' }), expected: itsOwnerInPlan },
  'team.remove': { ...ofMember, expected: itsOwner },
  'team.resend': { ...ofPending, expected: itsOwnerInPlan },
  'team.link': { ...ofPending, expected: itsOwnerInPlan },
  'team.sync': { expected: ownersInPlan },
  'team.checkInvitation': { body: () => ({ token: 'un-token' }), expected: everybody },
  'team.acceptInvitation': {
    body: () => ({ token: 'un-token', password: 'Paella-de-domingo-8' }),
    expected: nobody,
  },

  'abuse.report': {
    ...bySlug,
    body: () => ({ reason: 'wrong', text: 'El precio del menú no es el que cobran.' }),
    expected: everybody,
  },
  'public.restaurant': { ...bySlug, expected: everybody },
  'public.categories': { ...bySlug, expected: everybody },
  'public.items': { ...bySlug, expected: everybody },
  'public.categoryItems': { ...ofCategory, expected: everybody },
}

/** Calls below `/api` that are no endpoint objects: they answer a file, not the envelope. */
export const FILES_OF_THE_API = ['GET /api/openapi.json']
