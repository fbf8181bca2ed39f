import { useSyncExternalStore } from 'react'

/** What two people have changed: the thing's name, and what the user had changed in it. */
export type Collision = { name: string; lines: readonly string[] }
type Question = Collision & { answer: (keepMine: boolean) => void }

let questions: readonly Question[] = []
const listeners = new Set<() => void>()
const publish = (next: readonly Question[]) => {
  questions = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks whose change holds when somebody else was first; true: the user's own (3-decisions §1). */
export function askWhose(collision: Collision): Promise<boolean> {
  return new Promise(resolve => {
    const answer = (keepMine: boolean) => {
      publish(questions.filter(one => one !== question))
      resolve(keepMine)
    }
    const question = { ...collision, answer }
    publish([...questions, question])
  })
}

/** The question that waits longest; undefined: nothing to ask. */
export const useWhose = (): Question | undefined => useSyncExternalStore(subscribe, () => questions[0])
