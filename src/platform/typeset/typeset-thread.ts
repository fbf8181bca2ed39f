import '#platform/work/lower-priority.ts'
import { serveTasks } from '#platform/work/serve-tasks.ts'
import type { Task } from '#platform/work/task.ts'
import { openTypesetter, type Typeset, type Typesetter, type TypesetOrder } from './typst.ts'

// The file of a thread that sets sheets. The program begins with the first one.

let opening: Promise<Typesetter> | undefined
const setSheet: Task<TypesetOrder, Typeset> = {
  name: 'typeset',
  run: async order => {
    opening ??= openTypesetter()
    return (await opening).set(order)
  },
}

serveTasks([setSheet], undefined)
