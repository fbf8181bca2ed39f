import type { LeftReason } from './scheduled.kinds.ts'

/** What was left out of a change, and why. */
export type Left = { name: string; reason: LeftReason }
/** `id`: what tells it from others; `category`: of a dish, as it is called now. */
export type LeftThing = Left & { id: string; category: string }

/**
 * What was left out, each thing once, by names that tell them apart: those that several have with their category, and a
 * number where that is the same too.
 */
export function distinctLeft(things: readonly LeftThing[]): Left[] {
  const each = [...new Map(things.toReversed().map(thing => [thing.id, thing])).values()].toReversed()
  const byName = Map.groupBy(each, ({ name }) => name)
  const taken = new Map<string, number>()
  return each.map(({ name, category, reason }) => {
    const isShared = (byName.get(name)?.length ?? 0) > 1
    const told = isShared && category !== '' ? `${name} (${category})` : name
    const times = (taken.get(told) ?? 0) + 1
    taken.set(told, times)
    return { name: times === 1 ? told : `${told} · ${times}`, reason }
  })
}
