import type { Task } from '#platform/work/task.ts'
import type { PatchLaidOut, PatchOrder } from './patch-order.ts'

/** Stickers or slips of what has changed. The fonts load with the first sheet of a thread. */
export const layOutPatch: Task<PatchOrder, PatchLaidOut> = {
  name: 'paper.patch',
  run: async order => {
    if (order.as === 'slip') return (await import('./slip.ts')).setSlips(order)
    return (await import('./stickers.ts')).setStickers(order)
  },
}
