import type { TestCategory, TestDish, TestRestaurant } from '#test/menus/menu-factories.ts'

/**
 * The actors: each with a session of their own, except anonymous. The worker is of this restaurant, the sibling worker
 * of another one of the same owner, who has a partner; the removed worker was of this one. The stranger owns another
 * restaurant. The lapsed actors call for a restaurant whose owner's trial has ended.
 */
export const ASKERS = [
  'anonymous',
  'worker',
  'sibling worker',
  'removed worker',
  'owner',
  'partner',
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
  /** Of a table. */
  code: { id: string }
  /** Of the house. */
  role: { id: string }
  specialDay: { id: string }
  setMenu: { id: string }
  /** Today's, published. */
  dailyMenu: { date: string }
  report: { id: string }
  /** Of the carta. */
  schedule: { id: string }
  /** A change of the dish that waits for its moment, by the owner. */
  scheduled: { id: string }
  /** A change of the dish, which can be undone. */
  change: { id: string }
  /** An active worker of the restaurant, and an invited one who has not accepted. */
  member: { id: string }
  pending: { id: string; email: string }
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
  /** What one actor has used up is there again for the next one. */
  usesUp?: true
  params?: (world: World) => Record<string, string>
  query?: Record<string, string>
  body?: (world: World) => unknown
  expected: Expected
}

export const all = (verdict: Expected[Asker]): Expected =>
  Object.fromEntries(ASKERS.map(asker => [asker, verdict])) as Expected

export const everybody = all('done')
/** The actor does not matter: the code or token in the body is unknown. */
export const nobody = all(400)
export const requireActor: Expected = { ...everybody, anonymous: 401, 'removed worker': 401 }
/** For calls about an own account or team, which workers do not have. */
export const noWorker: Expected = { ...requireActor, worker: 403, 'sibling worker': 403, 'lapsed worker': 403 }
/** For calls about a subscription that is paid: these accounts have none. */
export const nothingPaid: Expected = {
  ...noWorker,
  owner: 409,
  partner: 403,
  admin: 409,
  stranger: 409,
  'lapsed owner': 409,
}
/** For the actor's own account, which a partner's owner keeps to himself. */
export const ownAccount: Expected = { ...noWorker, partner: 403 }
export const itsPeople: Expected = { ...requireActor, stranger: 404, 'sibling worker': 404 }
/** Like `itsPeople`, for endpoints with `writes: true`: the plan decides. */
export const itsPeopleInPlan: Expected = {
  ...itsPeople,
  'lapsed owner': 'trial_expired',
  'lapsed worker': 'owner_plan_ended',
}
export const ownerInPlan: Expected = { ...itsPeopleInPlan, worker: 403, 'lapsed worker': 403 }
/** Like `ownerInPlan`, for calls that are about no particular restaurant: every owner may make them. */
export const ownersInPlan: Expected = { ...noWorker, 'lapsed owner': 'trial_expired' }
/** For calls about a member of a team: workers learn nothing about it, not even whether it exists. */
export const itsOwner: Expected = { ...noWorker, stranger: 404 }
export const itsOwnerInPlan: Expected = { ...itsOwner, 'lapsed owner': 'trial_expired' }
/** For a call whose thing refuses it after everything else has agreed: 409. */
export const refusedAtTheEnd = (expected: Expected): Expected =>
  Object.fromEntries(ASKERS.map(asker => [asker, expected[asker] === 'done' ? 409 : expected[asker]])) as Expected
