import { TaskNotice } from '#ui/task-frame/task-notice.tsx'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import type { ReturnFault } from './use-returning.ts'

const TITLES = { failed: texts.failed, limit: texts.limit, changed: texts.changed }

/** Why the carta did not go back; it is as it was. */
export const FaultNote = ({ fault: { kind, text } }: { fault: ReturnFault }) => (
  <TaskNotice tone={kind === 'changed' ? 'warning' : 'error'} title={TITLES[kind]} text={text} />
)
