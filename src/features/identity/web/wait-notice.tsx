import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { waitTime } from '../wait.rules.ts'

type WaitNoticeProps = { secondsLeft: number; text: (time: string) => string; action?: ReactNode }

/** Says how long to wait, counting down; a screen reader hears it once, not every second (TRUST §5). */
export function WaitNotice({ secondsLeft, text, action }: WaitNoticeProps) {
  const [first] = useState(secondsLeft)
  return (
    <Alert tone="warning" action={action}>
      <span className="num" aria-hidden="true">
        {text(waitTime(secondsLeft))}
      </span>
      <span className="vh" role="alert">
        {text(waitTime(first))}
      </span>
    </Alert>
  )
}
