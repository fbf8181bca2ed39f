import type { Db } from '#platform/db/database.ts'
import { firstNameOf } from '../first-name.ts'
import { identityTexts as texts } from '../identity.texts.ts'
import type { Actor } from './actor.ts'
import { listUserNames } from './users.store.ts'

type Asked = { actor: Pick<Actor, 'userId'>; access: { ownerId: string } }

/**
 * The first name of who changed something of this house last; null when it was the actor. Support is one person for the
 * houses that it helps; somebody whose account is gone has no name any more.
 */
export async function changerOf(db: Db, { actor, access }: Asked, userId: string | null): Promise<string | null> {
  if (userId === actor.userId) return null
  const [person] = userId === null ? [] : await listUserNames(db, [userId])
  if (!person) return texts.someoneElse
  const isSupport = person.role === 'admin' && person.id !== access.ownerId
  return isSupport ? texts.support : firstNameOf(person.name)
}
