import type { Icon } from '@phosphor-icons/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import styles from './task-frame.module.css'

type TaskFrameProps = {
  title: string
  lead?: ReactNode
  /** Where the button before the title goes, what it says and how it looks. */
  to: string
  leaveLabel: string
  LeaveIcon: Icon
  /** Beside the title. */
  aside?: ReactNode
  /** The heading takes the focus when it appears. */
  takesFocus?: boolean
  /** What stays in sight at the bottom. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of a task: a way out, a title, and a foot with what is done next (BRINGING §3). */
export function TaskFrame(props: TaskFrameProps) {
  const { title, lead, to, leaveLabel, LeaveIcon, aside, takesFocus, foot, children } = props
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
          icon={<LeaveIcon size={20} weight="bold" />}
          to={to}
        />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}
