import { centsToDecimal } from '#shared/money.ts'
import type { Change } from '#platform/events/changes.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import type { LabelState, ZoneState } from '#features/prices/server/index.ts'
import { line, type Line } from './line.ts'

const subjectOf = (id: string, { names }: { names: Names }) => ({ id, name: nameIn(names, 'es', 'es').text })

/** A label of the house. */
export function describeLabel({ id, before, after }: Change<LabelState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const action = !before ? 'label.created' : !after ? 'label.deleted' : 'label.changed'
  return [line(action, subjectOf(id, state))]
}

/** An amount is kept as decimal text: whoever reads it writes it in the restaurant's currency. */
const surchargeOf = ({ kind, value }: ZoneState): string => (kind === 'percent' ? `${value} %` : centsToDecimal(value))

/** A zone; what it adds is told where that has changed. */
export function describeZone({ id, before, after }: Change<ZoneState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const subject = subjectOf(id, state)
  if (!before) return [line('zone.created', subject, { after: surchargeOf(state) })]
  if (!after) return [line('zone.deleted', subject)]
  const values = { before: surchargeOf(before), after: surchargeOf(after) }
  return [line('zone.changed', subject, values.before === values.after ? {} : values)]
}
