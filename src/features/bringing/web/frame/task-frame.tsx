import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ReactNode } from 'react'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { TaskFrame as Frame } from '#ui/task-frame/task-frame.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './steps.module.css'

type TaskFrameProps = {
  title: string
  lead?: ReactNode
  /** Where the cross goes, and what it says. */
  to: string
  leaveLabel?: string
  /** 0 to 2: 'Tráela', 'La leemos', 'La revisas'; absent: no steps are shown. */
  step?: number
  /** The review shows more on phones where the steps are not. */
  stepsOnPhone?: boolean
  /** The heading takes the focus when it appears. */
  takesFocus?: boolean
  /** What stays in sight at the bottom. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of bringing: a cross, a title, three steps, and a foot with what is done next (BRINGING §3, §4). */
export function TaskFrame({ step, stepsOnPhone = true, leaveLabel = texts.leave, ...frame }: TaskFrameProps) {
  const steps = step !== undefined && (
    <div className={styles.steps} data-phone={stepsOnPhone ? '' : undefined}>
      <Stepper steps={texts.steps} current={step} label={texts.stepsLabel} />
    </div>
  )
  return <Frame {...frame} leaveLabel={leaveLabel} LeaveIcon={XIcon} aside={steps} />
}
