import { useSyncExternalStore } from 'react'
import type { Contested } from '#shared/fields/three-way.ts'

/** What two have changed in one thing, and who was first; `changedBy` null: the user, elsewhere. */
export type Collision = {
  name: string
  changedBy: string | null
  /** ISO 8601: when they did. */
  at: string
  fields: readonly Contested[]
  /** Whether the user's other changes are stored already. */
  isRestStored: boolean
}
/** Keys of the fields whose own value holds. */
export type Picks = ReadonlySet<string>
/**
 * `isLate`: the change has waited for the connection, and its words are no longer before the user's eyes; `wishedAt`:
 * since then.
 */
export type Question = Collision & {
  id: number
  isLate: boolean
  wishedAt: number | undefined
  answer: (mine: Picks) => void
}

let questions: readonly Question[] = []
let asked = 0
const listeners = new Set<() => void>()
const publish = (next: readonly Question[]) => {
  questions = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks field by field whose value holds when the same was changed elsewhere (3-decisions §1). */
export function askWhose(collision: Collision, wishedAt?: number): Promise<Picks> {
  const isLate = wishedAt !== undefined
  return new Promise(resolve => {
    const answer = (mine: Picks) => {
      publish(questions.filter(one => one !== question))
      resolve(mine)
    }
    const question = { ...collision, id: (asked += 1), isLate, wishedAt, answer }
    publish([...questions, question])
  })
}

/** Nobody is signed in any more: nothing is asked of whoever comes next. */
export const forgetQuestions = (): void => publish([])

/** The question that waits longest; undefined: nothing to ask. */
export const useWhose = (): Question | undefined => useSyncExternalStore(subscribe, () => questions[0])
