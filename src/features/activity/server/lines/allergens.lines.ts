import type { Change } from '#platform/events/changes.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { DIET_NAMES } from '#features/allergens/diets.ts'
import type { NoticeState, ReportedState } from '#features/allergens/server/index.ts'
import { line, type Line, describeKeys } from './line.ts'

const NOTHING: NoticeState = { notice: {}, dietsComplete: [] }
const dietsIn = ({ dietsComplete }: NoticeState): string => dietsComplete.map(diet => DIET_NAMES[diet].es).join(', ')

/** What the whole house says of allergens. */
export function describeNotice({ id, before, after }: Change<NoticeState>): Line[] {
  const [was, is] = [before ?? NOTHING, after ?? NOTHING]
  const subject = { id, name: '' }
  return [
    ...describeKeys('allergens.notice', subject, { before: was.notice, after: is.notice }),
    ...(isSameJson(was.dietsComplete, is.dietsComplete)
      ? []
      : [line('allergens.diets', subject, { before: dietsIn(was), after: dietsIn(is) })]),
  ]
}

/** What the house made of a guest's report. */
export function describeReport({ id, after }: Change<ReportedState>): Line[] {
  if (!after || after.state === 'open') return []
  return [line(after.state === 'mended' ? 'report.mended' : 'report.fine', { id, name: after.name })]
}
