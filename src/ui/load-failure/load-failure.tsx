import type { ReactNode } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import spilled from '#ui/assets/dishes/volcado.svg?no-inline'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureHelp } from './failure-help.tsx'
import { useFailure } from './failure-kind.ts'
import styles from './load-failure.module.css'
import { loadFailureTexts as texts } from './load-failure.texts.ts'

type LoadFailureProps = {
  /** What could not be loaded. */
  title: string
  titleLevel?: 1 | 2 | 3
  /** What the load threw. */
  error: unknown
  onRetry: () => void
  busy?: boolean
  /** What is safe all the same. */
  reassurance?: string
  /** Instead of the failure's own advice. */
  advice?: string
  /** Beside 'Reintentar': another way out. */
  ways?: ReactNode
}

/**
 * In the place of what could not be loaded: whose fault it is, the number of a failure of ours, and the ways on
 * (decision 0206).
 */
export function LoadFailure(props: LoadFailureProps) {
  const { title, titleLevel, error, onRetry, busy, reassurance = texts.nothingLost, advice, ways } = props
  const failure = useFailure(error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        {...(titleLevel && { titleLevel })}
        {...(failure.kind === 'ours' && { image: spilled })}
        action={
          <div className={styles.ways}>
            <Button {...(busy !== undefined && { busy })} onClick={onRetry}>
              {texts.retry}
            </Button>
            {ways}
          </div>
        }
      >
        {failure.lead} {reassurance} {advice ?? failure.advice}
      </EmptyState>
      <FailureHelp failure={failure} />
    </div>
  )
}

type FailureNoteProps = { error: unknown; onRetry: () => void; children: ReactNode }

/** The same in one line, for a part of a page that is there otherwise; the children say what is missing. */
export function FailureNote({ error, onRetry, children }: FailureNoteProps) {
  const failure = useFailure(error)
  return (
    <Alert
      tone="error"
      live
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      <p>
        {children} {failure.lead} {failure.advice}
      </p>
      <FailureHelp failure={failure} />
    </Alert>
  )
}
