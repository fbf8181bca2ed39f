import type { Task } from '#platform/work/task.ts'
import type { PrintLaidOut, PrintOrder } from './lay-out.ts'

/** The sheets of a print with everything in its place. The fonts load with the first sheet of a thread. */
export const layOutPrints: Task<PrintOrder, PrintLaidOut> = {
  name: 'qr.print',
  run: async order => (await import('./lay-out.ts')).layOutPrint(order),
}
