import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { Task } from '#platform/work/task.ts'
import type { StaffSheet } from '../../paper.contract.ts'
import type { MatrixJob } from './staff.ts'

export type StaffOrder = MatrixJob & { kind: StaffSheet }

/** A sheet for the team or the room. */
export const layOutStaff: Task<StaffOrder, SheetPage[]> = {
  name: 'paper.staff',
  run: async ({ kind, ...job }) => {
    const { setMatrix, setNotice } = await import('./staff.ts')
    return kind === 'matrix' ? setMatrix(job) : setNotice(job.house)
  },
}
