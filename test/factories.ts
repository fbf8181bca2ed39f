import { DAY_MS } from '#shared/time.ts'
import { saveSubscription } from '#features/billing/server/subscriptions.store.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { insertUser } from '#features/identity/server/people.ts'
import { roleNameKey } from '#features/team/roles.contract.ts'
import { insertRole } from '#features/team/server/roles/roles.store.ts'
import type { Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import { buildOwner, buildWorker } from '#seeds/builders.ts'
import { createBringingFactories } from './menus/bringing-factories.ts'
import { createPaperFactories } from './menus/paper.ts'
import { createMenuFactories } from './menus/menu-factories.ts'
import { createSetMenuFactories } from './menus/set-menu-factories.ts'
import { nextNumber } from './numbers.ts'

/** Fulfills the password rule; all users of the factories have it. */
export const PASSWORD = 'Paella-de-domingo-7'
/** The hash of `PASSWORD`, made once, because hashing takes 80 ms. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ZoceX/9PJ6+t8U+F0kdHuw$SqBKrl6qRT0dxI7RQNUMvkWzMs+xBesVd6IrqNiwAgg'
const TRIAL_MS = 30 * DAY_MS

export type TestUser = { id: string; name: string; email: string; password: string; role: 'owner' | 'worker' | 'admin' }

/** The states of a subscription that the rules tell apart (3-decisions §4). */
export type PlanState = { tier?: Tier; status?: SubscriptionStatus; trialEndsAt?: Date | null; endsAt?: Date | null }

type Person = Partial<Pick<TestUser, 'name' | 'email'>>

/** Makes what a test needs with the builders of the demo: with the product's stores, without calls. */
export function createFactories(platform: Platform) {
  const now = () => platform.clock.now()
  const inTransaction = (build: (trx: Trx) => Promise<void>) => platform.db.transaction().execute(build)

  const person = (role: TestUser['role'], given: Person): TestUser => {
    const number = nextNumber()
    return {
      id: v7(),
      name: `Persona ${number}`,
      email: `${role}${number}@ejemplo.com`,
      ...given,
      role,
      password: PASSWORD,
    }
  }
  const columnsOf = ({ password: _, ...user }: TestUser) => ({ ...user, passwordHash: PASSWORD_HASH, now: now() })

  const subscriptionOf = ({ tier = 'premium', status = 'active', trialEndsAt = null, endsAt = null }: PlanState) => ({
    tier,
    status,
    trialEndsAt,
    subscriptionEndsAt: endsAt,
  })

  /** Sets the plan of an owner; premium and active by default. Emits no event and verifies no restaurant. */
  const plan = (ownerId: string, state: PlanState = {}): Promise<void> =>
    saveSubscription(platform.db, ownerId, subscriptionOf(state), now())

  return {
    /** An owner with a trial of 30 days that begins now; `plan` gives another one. */
    owner: async (given: Person & { plan?: PlanState } = {}): Promise<TestUser> => {
      const { plan: state, ...names } = given
      const made = person('owner', names)
      const trial: PlanState = { tier: 'trial', status: 'trialing', trialEndsAt: new Date(now().getTime() + TRIAL_MS) }
      const subscription = subscriptionOf(state ?? trial)
      await inTransaction(trx => buildOwner(trx, { ...columnsOf(made), subscription }))
      return made
    },
    /** A worker in the team of these restaurants' owner, with access to each of them, and a partner if it says so. */
    worker: async (
      restaurants: { id: string; ownerId: string }[],
      { rights, isPartner = false, ...given }: Person & { rights?: readonly Right[]; isPartner?: boolean } = {},
    ): Promise<TestUser> => {
      const made = person('worker', given)
      const worker = { ...columnsOf(made), isPartner, ...(restaurants[0] && { teamOwnerId: restaurants[0].ownerId }) }
      const grant = rights && { rights: [...rights], roleId: null }
      await inTransaction(trx => buildWorker(trx, worker, restaurants, grant))
      return made
    },
    /** An invited person who has not accepted; without a link, which `resend` and `link` make. */
    invited: async (restaurants: { id: string; ownerId: string }[], given: Person = {}): Promise<TestUser> => {
      const made = person('worker', given)
      const worker = { ...columnsOf(made), passwordHash: null, isPending: true }
      const team = { ...worker, ...(restaurants[0] && { teamOwnerId: restaurants[0].ownerId }) }
      await inTransaction(trx => buildWorker(trx, team, restaurants))
      return made
    },
    /** A role of the house, which allows to change prices. */
    houseRole: async (owner: { id: string }, name = `Papel ${nextNumber()}`): Promise<{ id: string }> => {
      const id = v7()
      const fields = { name, nameKey: roleNameKey(name), rights: ['prices' as const] }
      await inTransaction(trx => insertRole(trx, { ownerId: owner.id, id, now: now() }, fields))
      return { id }
    },
    /** A system administrator: no subscription, no restaurant. */
    admin: async (given: Person = {}): Promise<TestUser> => {
      const made = person('admin', given)
      await insertUser(platform.db, columnsOf(made))
      return made
    },
    plan,
    /** A trial that ended yesterday. */
    lapsedTrial: (ownerId: string) =>
      plan(ownerId, { tier: 'trial', status: 'trialing', trialEndsAt: new Date(now().getTime() - DAY_MS) }),
    /** A subscription that ended yesterday. */
    lapsedSubscription: (ownerId: string) =>
      plan(ownerId, { tier: 'pro', status: 'canceled', endsAt: new Date(now().getTime() - DAY_MS) }),
    ...createMenuFactories(platform),
    ...createSetMenuFactories(platform),
    ...createPaperFactories(platform),
    ...createBringingFactories(platform),
  }
}

export type Factories = ReturnType<typeof createFactories>
