import type { Change } from '#platform/events/changes.ts'
import { ignoreTexts } from '#features/safety/check.texts.ts'
import type { CheckState } from '#features/safety/server/index.ts'
import { line, type Line } from './line.ts'

const ignoredIn = (state: CheckState | null) => Object.values(state ?? {})[0]

/** What the check found and somebody ignored, with the reason; or asked about again. */
export function describeCheck({ id, before, after }: Change<CheckState>): Line[] {
  const now = ignoredIn(after)
  if (now)
    return [line('check.ignored', { id, name: now.name }, { after: now.note || ignoreTexts.reasons[now.reason] })]
  const was = ignoredIn(before)
  return was ? [line('check.again', { id, name: was.name })] : []
}
