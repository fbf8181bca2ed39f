import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { Task } from '#platform/work/task.ts'
import type { CartaCopy } from '../../copy-format.ts'

/** The pages of a list. The fonts load with the first one of a thread. */
export const layOutCopies: Task<CartaCopy, SheetPage[]> = {
  name: 'bringing.copy',
  run: async copy => (await import('./copy-sheet.ts')).layOutCopy(copy),
}
