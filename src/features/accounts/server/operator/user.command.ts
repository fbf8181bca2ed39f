import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { oneLine, printable } from '#platform/operator/written-message.ts'
import type { Platform } from '#platform/platform.ts'
import { isEntitled, limitsOf } from '#features/billing/billing.rules.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { countTeam, findUserByEmail, findUserById, listRestaurantIds } from '#features/identity/server/index.ts'
import { listDeletedByEmail, listLiveSessions } from '#features/identity/server/people.ts'
import { listOwned, listRestaurants, type RestaurantRow, suspensionOfRow } from '#features/restaurants/server/index.ts'
import { listTries } from './counted-tries.ts'

type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>
/** A name and its lines: `plan  premium, active`. */
type Part = [name: string, lines: string[]]

const day = (date: Date): string => date.toISOString()

function stateOf(user: User): string {
  if (user.suspended_at) return `suspended since ${day(user.suspended_at)}: ${user.suspension_reason}`
  return user.status === 'removed' ? 'removed from the team' : 'active'
}

async function planOf({ db, clock }: Platform, { id, role, team_owner_id: teamOwnerId }: User): Promise<string[]> {
  if (role === 'admin') return ['none: an administrator']
  if (role === 'worker') {
    const owner = teamOwnerId === null ? undefined : await findUserById(db, teamOwnerId)
    return [`that of ${owner?.email ?? 'nobody'}`]
  }
  const now = clock.now()
  const plan = await findSubscription(db, id)
  if (!plan) return ['none']
  const { restaurants, users } = limitsOf(plan, now)
  const ends = plan.status === 'trialing' ? plan.trialEndsAt : plan.subscriptionEndsAt
  return [
    `${plan.tier}, ${plan.status}${ends ? `, ends ${day(ends)}` : ''}${isEntitled(plan, now) ? '' : ' (gives no rights now)'}`,
    `paid at ${plan.provider ?? 'nobody: a trial, or granted'}`,
    `${restaurants ?? 'unlimited'} active restaurants, ${await countTeam(db, id)} of ${users - 1} more people`,
  ]
}

function restaurantLine(row: RestaurantRow): string {
  const suspension = suspensionOfRow(row)
  const state = row.inactive_since ? `inactive since ${day(row.inactive_since)}` : row.status
  const stop = suspension ? `, suspended since ${day(suspension.since)}: ${suspension.reason}` : ''
  return `/${row.slug} ${row.name}: ${state}${stop}`
}

async function restaurantsOf({ db }: Platform, user: User): Promise<string[]> {
  const rows =
    user.role === 'worker'
      ? await listRestaurants(db, await listRestaurantIds(db, user.id))
      : await listOwned(db, user.id)
  return rows.map(restaurantLine)
}

async function sessionsOf({ db, clock }: Platform, userId: string): Promise<string[]> {
  const sessions = await listLiveSessions(db, userId, clock.now())
  return sessions.map(
    ({ createdAt, lastUsedAt, userAgent }) =>
      `since ${day(createdAt)}, last used ${day(lastUsedAt)}: ${userAgent || 'no user agent'}`,
  )
}

async function partsOf(platform: Platform, user: User): Promise<Part[]> {
  return [
    ['name', [user.name]],
    ['role', [user.role]],
    ['state', [stateOf(user)]],
    ['since', [day(user.created_at)]],
    ['plan', await planOf(platform, user)],
    ['restaurants', await restaurantsOf(platform, user)],
    ['sessions', await sessionsOf(platform, user.id)],
    ['limits', await listTries(platform, user)],
  ]
}

const NAME_WIDTH = 14

function print([name, lines]: Part): string {
  const said = lines.length === 0 ? ['none'] : lines
  return said
    .map((text, index) => `  ${(index === 0 ? name : '').padEnd(NAME_WIDTH)}${printable(oneLine(text))}`)
    .join('\n')
}

/** Prints what is known of an account: its state, plan, restaurants, sessions and what limits have counted. */
export const userCommand: AdminCommand = {
  usage: '<email>',
  options: ['email'],
  positional: 'email',
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(platform.db, email)
    const deleted = await listDeletedByEmail(platform.db, email)
    if (!user && deleted.length === 0) throw new OperatorError(`${email} has no account`)
    const found = user ? [`${email}  ${user.id}`, ...(await partsOf(platform, user)).map(print)] : []
    const gone = deleted.map(account => `${email}  ${account.id}  deleted ${day(account.deletedAt)} (restore-account)`)
    return [...found, ...gone].join('\n')
  },
}
