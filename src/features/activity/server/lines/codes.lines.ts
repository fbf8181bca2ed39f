import type { CodeState } from '#features/codes/server/index.ts'
import type { Change } from '#platform/events/changes.ts'
import { line, type Line } from './line.ts'

/** The code of a table; one that moved to another zone under another name is told by its name. */
export function describeCode({ id, before, after }: Change<CodeState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const subject = { id, name: state.name }
  if (!before) return [line('code.created', subject)]
  if (!after) return [line('code.deleted', subject)]
  if (before.retired !== after.retired) return [line(after.retired ? 'code.retired' : 'code.restored', subject)]
  if (before.name === after.name) return [line('code.changed', subject)]
  return [line('code.renamed', subject, { before: before.name, after: after.name })]
}
