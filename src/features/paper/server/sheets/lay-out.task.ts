import type { Task } from '#platform/work/task.ts'
import type { LaidOut, LayOutOrder } from './lay-out-order.ts'

/** Where everything of a sheet stands. The fonts load with the first sheet of a thread. */
export const layOut: Task<LayOutOrder, LaidOut> = {
  name: 'paper.lay-out',
  run: async order => {
    const { layOutSheet } = await import('./lay-out.ts')
    return layOutSheet(order)
  },
}
