import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { Task } from '#platform/work/task.ts'
import type { StaffSheet } from '../../paper.contract.ts'
import type { MatrixJob } from './matrix-head.ts'

export type StaffOrder = MatrixJob & { kind: StaffSheet }

/** A sheet for the team or the room. */
export const layOutStaff: Task<StaffOrder, SheetPage[]> = {
  name: 'paper.staff',
  run: async ({ kind, ...job }) => {
    if (kind === 'matrix') return (await import('./matrix.ts')).setMatrix(job)
    return (await import('./notice.ts')).setNotice(job.house)
  },
}
