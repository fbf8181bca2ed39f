import { BRINGING_ROWS } from './isolation.bringing.ts'
import { PAPER_ROWS } from './isolation.paper.ts'
import { OPENING_ROWS } from './isolation.opening.ts'
import { SCHEDULED_ROWS } from './isolation.scheduled.ts'
import { SET_MENU_ROWS } from './isolation.set-menus.ts'
import {
  all,
  everybody,
  itsOwner,
  itsOwnerInPlan,
  itsPeople,
  itsPeopleInPlan,
  nobody,
  nothingPaid,
  noWorker,
  ownAccount,
  ownerInPlan,
  ownersInPlan,
  refusedAtTheEnd,
  requireActor,
  type Row,
  type World,
} from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofCategory = { params: ({ category }: World) => ({ id: category.id }) }
const ofDish = { params: ({ dish }: World) => ({ id: dish.id }) }
const ofLabel = { params: ({ label }: World) => ({ id: label.id }) }
const ofZone = { params: ({ zone }: World) => ({ id: zone.id }) }
const ofRole = { params: ({ role }: World) => ({ id: role.id }) }
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
  'accounts.export': { expected: ownAccount },
  'accounts.delete': { expected: ownAccount },

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
    expected: { ...noWorker, partner: 403, admin: 409 },
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
  ...PAPER_ROWS,

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

  'check.get': { ...ofRestaurant, expected: itsPeople },
  'check.mail': { ...ofRestaurant, body: () => ({ weeklyMail: true }), expected: itsPeople },
  // Its one dish says nothing of allergens, which nobody may ignore: 409 is the last refusal.
  'check.update': {
    params: ({ restaurant }) => ({ id: restaurant.id, findingId: 'undeclared' }),
    body: () => ({ ignored: true, reason: 'right' }),
    expected: refusedAtTheEnd(itsPeopleInPlan),
  },

  'allergenNotice.get': { ...ofRestaurant, expected: itsPeople },
  // A wrong allergen is no matter of billing.
  'allergenNotice.update': {
    ...ofRestaurant,
    body: () => ({ notice: { es: 'La freidora es compartida.' } }),
    expected: itsPeople,
  },
  'reports.list': { ...ofRestaurant, expected: itsPeople },
  'reports.update': {
    params: ({ report }) => ({ id: report.id }),
    body: () => ({ state: 'fine' }),
    expected: itsPeople,
  },

  ...OPENING_ROWS,
  ...SCHEDULED_ROWS,
  ...SET_MENU_ROWS,
  ...BRINGING_ROWS,

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
  'dishes.changed': { ...ofRestaurant, expected: itsPeople },
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
    // Who is invited already, because the team of this house is full.
    body: ({ restaurant, pending }) => ({
      email: pending.email,
      name: 'Noa',
      restaurantIds: [restaurant.id],
    }),
    expected: { ...itsOwnerInPlan, stranger: 400 },
  },
  'team.update': { ...ofMember, body: () => ({ name: 'Nombre nuevo' }), expected: itsOwnerInPlan },
  'team.remove': { ...ofMember, expected: itsOwner },
  'team.resend': { ...ofPending, expected: itsOwnerInPlan },
  'team.link': { ...ofPending, expected: itsOwnerInPlan },
  'team.roles': { expected: noWorker },
  'team.createRole': { body: ({ number }) => ({ name: `Papel ${number}`, rights: [] }), expected: ownersInPlan },
  'team.updateRole': { ...ofRole, body: () => ({ rights: ['hours'] }), expected: itsOwnerInPlan },
  'team.deleteRole': { ...ofRole, expected: itsOwnerInPlan },
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
  'reports.dish': {
    params: ({ restaurant, dish }) => ({ slug: restaurant.slug, id: dish.id }),
    body: () => ({ allergens: ['nuts'] }),
    expected: everybody,
  },
  // None of its lines has this id.
  'reports.setMenuItem': {
    params: ({ restaurant, dish }) => ({ slug: restaurant.slug, id: dish.id }),
    body: () => ({ allergens: ['nuts'] }),
    expected: all(404),
  },
  'public.restaurant': { ...bySlug, expected: everybody },
  'public.categories': { ...bySlug, expected: everybody },
  'public.items': { ...bySlug, expected: everybody },
  'public.categoryItems': { ...ofCategory, expected: everybody },
}

/** Calls below `/api` that are no endpoint objects: they answer a file, not the envelope. */
export const FILES_OF_THE_API = ['GET /api/openapi.json']
