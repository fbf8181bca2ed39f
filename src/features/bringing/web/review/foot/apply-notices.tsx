import { Alert } from '#ui/alert/alert.tsx'
import type { Draft } from '#features/bringing/draft.contract.ts'
import { broughtCounts, overLimit } from '#features/bringing/screen/review.rules.ts'
import { reviewTexts as texts } from '#features/bringing/screen/review.texts.ts'
import styles from '../review-step.module.css'
import type { Applying } from './use-apply.ts'

type ApplyNoticesProps = { draft: Draft; applying: Applying; present: number }

/** Why it cannot be brought, or was not. */
export function ApplyNotices({ draft, applying: { failure }, present }: ApplyNoticesProps) {
  const over = overLimit(draft, present)
  return (
    <>
      {over > 0 && (
        <Alert tone="error" live className={styles.notice}>
          <b>{texts.overLimit}</b>
          <br />
          {texts.overLimitHint(present, broughtCounts(draft).dishes, over)}
        </Alert>
      )}
      {failure && (
        <Alert tone="error" live className={styles.notice}>
          <b>{texts.failed}</b>
          <br />
          {failure.status >= 400 && failure.status < 500 && failure.message !== ''
            ? `${failure.message} ${texts.failedHint}`
            : texts.failedHint}
        </Alert>
      )}
    </>
  )
}
