import type { Trx } from '#platform/db/database.ts'
import { listUserNames } from '#features/identity/server/index.ts'
import { restaurantTexts as texts } from '../restaurants.texts.ts'
import type { RestaurantCall } from './restaurants.access.ts'

/**
 * The first name of who changed something of this restaurant last; null when it was the actor. Support is one person
 * for the restaurants that it helps; somebody whose account is gone has no name any more.
 */
export async function changerOf(
  trx: Trx,
  { actor, access }: RestaurantCall,
  userId: string | null,
): Promise<string | null> {
  if (userId === actor.userId) return null
  const [person] = userId === null ? [] : await listUserNames(trx, [userId])
  if (!person) return texts.someoneElse
  const isSupport = person.role === 'admin' && person.id !== access.ownerId
  return isSupport ? texts.support : (person.name.split(' ')[0] ?? person.name)
}
