import { workerData } from 'node:worker_threads'
import '#platform/work/lower-priority.ts'
import { serveTasks } from '#platform/work/serve-tasks.ts'
import type { Task } from '#platform/work/task.ts'
import type { TypesetInThread, WithProgram } from './typeset.ts'
import { compileProgram, openTypesetter, type Program, type Typesetter, type TypesetOrder } from './typst.ts'

// The file of a thread that sets sheets. The program begins with the first one.

const given = (workerData as WithProgram).program
let opening: Promise<[Typesetter, Program]> | undefined
async function open(): Promise<[Typesetter, Program]> {
  const program = given ?? (await compileProgram())
  return [await openTypesetter(program), program]
}

const setSheet: Task<TypesetOrder, TypesetInThread> = {
  name: 'typeset',
  run: async order => {
    opening ??= open()
    const [typesetter, program] = await opening
    const made = await typesetter.set(order)
    return { made, usedMb: typesetter.usedMb(), ...(!given && { program }) }
  },
}

serveTasks([setSheet], undefined)
