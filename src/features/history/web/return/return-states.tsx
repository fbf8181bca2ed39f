import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { historyErrors } from '../../history.errors.ts'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import styles from './return-page.module.css'

const ROW_HEIGHT_PX = 60
const REFUSED: readonly string[] = [historyErrors.tooEarly.code, historyErrors.tooLate.code]

export function Counting() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.counting}>
      <Skeleton height={3 * ROW_HEIGHT_PX} radius={16} />
      <Skeleton height={ROW_HEIGHT_PX} radius={16} />
    </SkeletonGroup>
  )
}

const Other = ({ onOther }: { onOther: () => void }) => (
  <Button variant="secondary" onClick={onOther}>
    {texts.otherMoment}
  </Button>
)

export function NothingToReturn({ onOther }: { onOther: () => void }) {
  return (
    <Card>
      <EmptyState title={texts.nothing} action={<Other onOther={onOther} />}>
        {texts.nothingHint}
      </EmptyState>
    </Card>
  )
}

type NotKnownProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>; onOther: () => void }

/** It could not be loaded, or nobody knows any more how it was then. */
export function NotKnown({ query: { error, isFetching, refetch }, onOther }: NotKnownProps) {
  const isRefused = error instanceof ApiError && REFUSED.includes(error.code)
  return (
    <Card>
      {isRefused ? (
        <div role="alert">
          <EmptyState title={texts.loadFailed} action={<Other onOther={onOther} />}>
            {error.message}
          </EmptyState>
        </div>
      ) : (
        <LoadFailure title={texts.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
