import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Change } from '#platform/events/changes.ts'
import type { Db } from '#platform/db/database.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { identityTexts as texts } from '#features/identity/identity.texts.ts'
import { changedBy, HOLDERS_MAX, inOrder, type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { isPlainWorker } from '#features/identity/house.rules.ts'
import type { Actor } from '#features/identity/server/index.ts'
import type { RestaurantAccess } from '../restaurants.access.ts'
import { rightsNeeded } from '../../change-rights.rules.ts'
import { listHolders } from './rights.store.ts'

/** First names of who has a right that the asker lacks, at most three. */
type RightHolders = Partial<Record<Right, string[]>>

type Holder = Awaited<ReturnType<typeof listHolders>>[number]

const firstNames = (holders: readonly Holder[], needed: readonly Right[]): string[] =>
  holders
    .filter(({ isHouse, rights }) => isHouse || needed.every(right => rights.includes(right)))
    .slice(0, HOLDERS_MAX)
    .map(({ name }) => firstNameOf(name))

type RightsHere = {
  rights: Right[]
  rightHolders: RightHolders
  managers?: string[]
  rightsChangedBy?: string | null
}

const EVERYTHING: RightsHere = { rights: [...RIGHTS], rightHolders: {} }

/** What somebody may do in each of these restaurants, and who has the rights that they lack; one statement for all. */
export async function rightsIn(
  db: Db,
  actor: Actor,
  restaurantIds: readonly string[],
): Promise<(restaurantId: string) => RightsHere> {
  if (!isPlainWorker(actor) || restaurantIds.length === 0) return () => EVERYTHING
  const rows = await listHolders(db, restaurantIds)
  return restaurantId => {
    const here = rows.filter(row => row.restaurantId === restaurantId)
    const { rights: own = [], changer = null } = here.find(row => row.userId === actor.userId) ?? {}
    const missing = RIGHTS.filter(right => !own.includes(right))
    const rightHolders = Object.fromEntries(missing.map(right => [right, firstNames(here, [right])]))
    const changedByName = changer && (changer.role === 'admin' ? texts.support : firstNameOf(changer.name))
    const managers = firstNames(
      here.filter(({ isHouse }) => isHouse),
      [],
    )
    return { rights: inOrder(own), rightHolders, managers, rightsChangedBy: changedByName }
  }
}

/** Ids of all who have a right in a restaurant: the owner, partners, and workers who have accepted. */
async function listHoldersOf(db: Db, restaurantId: string, right: Right): Promise<string[]> {
  const holders = await listHolders(db, [restaurantId])
  return holders.filter(({ isHouse, rights }) => isHouse || rights.includes(right)).map(({ userId }) => userId)
}

/** Throws 403 `no_right`, which says who can change it, unless the asker has all these rights (4-beyond §10). */
export async function requireRights(db: Db, access: RestaurantAccess, needed: readonly Right[]): Promise<void> {
  const missing = needed.filter(right => !access.rights.includes(right))
  if (missing.length === 0) return
  const names = firstNames(await listHolders(db, [access.restaurantId]), missing)
  throw new AppError(commonErrors.noRight, {
    message: `Esto lo ${changedBy(names)}.`,
    data: { rights: missing, holders: names },
  })
}

/** A change that a write records; `from` and `follows`: what of it needs no right of its own (`rightsNeeded`). */
export type RecordedChange = Change & { readonly from?: object; readonly follows?: object }

/** The right of everything that a write has changed, by the fields whose value differs. Throws 403. */
export async function requireRightsOf(
  db: Db,
  access: RestaurantAccess,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (access.role !== 'worker') return
  const { rights, house } = rightsNeeded(changes)
  if (house) throw new AppError(commonErrors.forbidden)
  await requireRights(db, access, rights)
}

/** For the features of a restaurant. */
export const restaurantRights = { require: requireRights, requireOf: requireRightsOf, listHolders: listHoldersOf }
