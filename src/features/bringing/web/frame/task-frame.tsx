import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './task-frame.module.css'

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

/** The frame of a task: a cross, a title, three steps, and a foot with what is done next (BRINGING §3, §4). */
export function TaskFrame(props: TaskFrameProps) {
  const { title, lead, to, leaveLabel = texts.leave, step, stepsOnPhone = true, takesFocus, foot, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.task} data-foot={foot ? '' : undefined}>
      <header className={styles.top}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={leaveLabel}
          icon={<XIcon size={20} weight="bold" />}
          to={to}
        />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {step !== undefined && (
          <div className={styles.steps} data-phone={stepsOnPhone ? '' : undefined}>
            <Stepper steps={texts.steps} current={step} label={texts.stepsLabel} />
          </div>
        )}
      </header>
      {children}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}
