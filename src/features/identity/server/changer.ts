import type { Db } from '#platform/db/database.ts'
import { firstNameOf } from '../first-name.ts'
import { identityTexts as texts } from '../identity.texts.ts'
import type { Actor } from './actor.ts'
import { listUserNames } from './users.store.ts'

type Asked = { actor: Pick<Actor, 'userId'>; access: { ownerId: string } }

/**
 * The first names of who changed things of this house last, by their ids; null when it was the actor. Support is one
 * person for the houses that it helps; somebody whose account is gone has no name any more.
 */
async function readChangers(
  db: Db,
  { actor, access }: Asked,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => string | null> {
  const others = [...new Set(userIds)].filter(id => id !== null && id !== actor.userId) as string[]
  const people = others.length === 0 ? [] : await listUserNames(db, others)
  const byId = new Map(people.map(person => [person.id, person]))
  return userId => {
    if (userId === actor.userId) return null
    const person = userId === null ? undefined : byId.get(userId)
    if (!person) return texts.someoneElse
    const isSupport = person.role === 'admin' && person.id !== access.ownerId
    return isSupport ? texts.support : firstNameOf(person.name)
  }
}

/** As `readChangers`, of one thing. */
const changerOf = async (db: Db, asked: Asked, userId: string | null): Promise<string | null> =>
  (await readChangers(db, asked, [userId]))(userId)

/** Who changed one thing of this house last, and many. */
export const changers = { of: changerOf, read: readChangers }
