import type { CSSProperties } from 'react'
import { SECOND_MS } from '#shared/time.ts'
import { useWait } from '#features/identity/web/index.ts'
import { waitTime } from '#features/identity/wait.rules.ts'
import { RESEND_WAIT_S } from '../../accounts.limits.ts'
import { restoreTexts } from '../../restore.texts.ts'
import styles from './restore.module.css'

const texts = restoreTexts

type ResendProps = { sentAt: number; isBusy: boolean; onResend: () => void }

/** A silent countdown, then the link to another code; that it is there is said once (TRUST §5). */
export function Resend({ sentAt, isBusy, onResend }: ResendProps) {
  const { secondsLeft } = useWait(sentAt + RESEND_WAIT_S * SECOND_MS)
  if (secondsLeft > 0)
    return (
      <p className={styles.resend}>
        <span
          className={styles.ring}
          style={{ '--left': secondsLeft / RESEND_WAIT_S } as CSSProperties}
          aria-hidden="true"
        />
        <span className="num">{texts.resendIn(waitTime(secondsLeft))}</span>
      </p>
    )
  return (
    <div className={styles.resend}>
      <p>{texts.notArrived}</p>
      <button type="button" className="link" disabled={isBusy} onClick={onResend}>
        {texts.resend}
      </button>
      <span className="vh" role="status">
        {texts.mayResend}
      </span>
    </div>
  )
}
