import '#platform/work/lower-priority.ts'
import { serveTasks } from '#platform/work/serve-tasks.ts'
import type { Task } from '#platform/work/task.ts'
import type { TypesetInThread } from './typeset.ts'
import { openTypesetter, type Typesetter, type TypesetOrder } from './typst.ts'

// The file of a thread that sets sheets. The program begins with the first one.

let opening: Promise<Typesetter> | undefined
const setSheet: Task<TypesetOrder, TypesetInThread> = {
  name: 'typeset',
  run: async order => {
    opening ??= openTypesetter()
    const typesetter = await opening
    const made = await typesetter.set(order)
    return { made, usedMb: typesetter.usedMb() }
  },
}

serveTasks([setSheet], undefined)
