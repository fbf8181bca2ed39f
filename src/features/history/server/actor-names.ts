import type { Platform } from '#platform/platform.ts'
import { listTeam, listUserNames } from '#features/identity/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { HistoryChange } from '../history.contract.ts'
import { historyTexts as texts } from '../history.texts.ts'

type Named = NonNullable<HistoryChange['by']>

const firstWord = (name: string): string => name.split(' ')[0] ?? name

/**
 * How the people of a team are called where it is told who changed what: by their first names, where those are
 * different. Support is one person for the restaurants that it helps.
 */
export async function readActorNames({ db }: Pick<Platform, 'db'>, call: RestaurantCall, ids: readonly string[]) {
  const { access, actor } = call
  const people = await listUserNames(db, [...new Set([...ids, access.ownerId])])
  const team = [...people, ...(await listTeam(db, access.ownerId))]
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const isShared = (id: string, name: string): boolean =>
    [...names].some(([other, its]) => other !== id && firstWord(its) === firstWord(name))
  return (id: string | null): Named => {
    const person = people.find(each => each.id === id)
    if (!person) return { id: null, name: texts.someone, isSelf: false }
    const isSelf = person.id === actor.userId
    if (person.role === 'admin' && person.id !== access.ownerId) return { id: null, name: texts.support, isSelf }
    const name = isShared(person.id, person.name) ? person.name : firstWord(person.name)
    return { id: person.id, name, isSelf }
  }
}
