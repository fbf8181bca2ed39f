import { nameIn, type Names } from '#features/prices/names.ts'
import { keyOf, type State } from '../../then.rules.ts'
import type { Words } from './world.ts'

type Thing = { entity: string; id: string }

/** What people call a thing, now or as it was last. */
export function nameOfThing(thing: Thing, { was, world, context }: Words): string {
  const { entity, id } = thing
  if (entity === 'dish') return context.dishName(id)
  if (entity === 'category' || entity === 'dish-order') return context.categoryName(id)
  const state: State = { ...was.get(keyOf(thing))?.fields, ...world.things.get(keyOf(thing))?.state }
  if (typeof state['name'] === 'string') return state['name']
  return nameIn((state['names'] ?? {}) as Names, 'es', 'es').text
}
