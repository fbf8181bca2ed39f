import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import { createMenuFactories } from './menus/menu-factories.ts'
import { nextNumber } from './numbers.ts'

/** Fulfills the password rule; everybody whom the factories make has it. */
export const PASSWORD = 'Paella-de-domingo-7'
/** Of `PASSWORD`, made once: hashing takes 80 ms. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ZoceX/9PJ6+t8U+F0kdHuw$SqBKrl6qRT0dxI7RQNUMvkWzMs+xBesVd6IrqNiwAgg'
const DAY_MS = 24 * 60 * 60 * 1000

export type TestUser = { id: string; name: string; email: string; password: string; role: 'owner' | 'worker' | 'admin' }

/** The states of a subscription that the rules tell apart (3-decisions §4). */
export type PlanState = { tier?: Tier; status?: SubscriptionStatus; trialEndsAt?: Date | null; endsAt?: Date | null }

type Person = Partial<Pick<TestUser, 'name' | 'email'>>
type Membership = { restaurantId: string; role: 'owner' | 'worker' }

/** Makes what a test needs, through SQL, without a call of the product. */
export function createFactories(platform: Platform) {
  const now = () => platform.clock.now()

  async function user(role: TestUser['role'], given: Person, teamOwnerId: string | null = null): Promise<TestUser> {
    const number = nextNumber()
    const made = { id: v7(), name: `Persona ${number}`, email: `${role}${number}@ejemplo.com`, ...given, role }
    await platform.db
      .insertInto('users')
      .values({
        ...made,
        password_hash: PASSWORD_HASH,
        status: role === 'worker' ? 'active' : null,
        team_owner_id: teamOwnerId,
        created_at: now(),
      })
      .execute()
    return { ...made, password: PASSWORD }
  }

  /** Sets the plan of an owner; absent: the premium plan, active. No event is raised, nothing re-verified. */
  async function plan(ownerId: string, state: PlanState = {}): Promise<void> {
    const columns = {
      tier: state.tier ?? 'premium',
      status: state.status ?? 'active',
      trial_ends_at: state.trialEndsAt ?? null,
      subscription_ends_at: state.endsAt ?? null,
      updated_at: now(),
    }
    await platform.db
      .insertInto('subscriptions')
      .values({ owner_id: ownerId, ...columns })
      .onConflict(conflict => conflict.column('owner_id').doUpdateSet(columns))
      .execute()
  }

  async function member(userId: string, { restaurantId, role }: Membership): Promise<void> {
    await platform.db
      .insertInto('memberships')
      .values({ user_id: userId, restaurant_id: restaurantId, role, created_at: now() })
      .execute()
  }

  return {
    /** An owner with a trial of 30 days that began now; another plan by `plan`. */
    owner: async (given: Person & { plan?: PlanState } = {}): Promise<TestUser> => {
      const { plan: state, ...person } = given
      const made = await user('owner', person)
      const trialEndsAt = new Date(now().getTime() + 30 * DAY_MS)
      await plan(made.id, state ?? { tier: 'trial', status: 'trialing', trialEndsAt })
      return made
    },
    /** A worker in the team of the owner of these restaurants, with access to each of them. */
    worker: async (restaurants: { id: string; ownerId: string }[], given: Person = {}): Promise<TestUser> => {
      const made = await user('worker', given, restaurants[0]?.ownerId)
      for (const { id } of restaurants) await member(made.id, { restaurantId: id, role: 'worker' })
      return made
    },
    /** A system administrator: no subscription, no restaurant. */
    admin: (given: Person = {}): Promise<TestUser> => user('admin', given),
    plan,
    /** A trial that ended yesterday. */
    lapsedTrial: (ownerId: string) =>
      plan(ownerId, { tier: 'trial', status: 'trialing', trialEndsAt: new Date(now().getTime() - DAY_MS) }),
    /** A subscription that ended yesterday. */
    lapsedSubscription: (ownerId: string) =>
      plan(ownerId, { tier: 'pro', status: 'canceled', endsAt: new Date(now().getTime() - DAY_MS) }),
    ...createMenuFactories(platform),
  }
}

export type Factories = ReturnType<typeof createFactories>
