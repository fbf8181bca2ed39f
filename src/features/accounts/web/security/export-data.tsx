import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { failureText, isAbort, limitedForS } from '#ui/client/api-error.ts'
import { download } from '#ui/client/download.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { exportAccount } from '../../deletion.contract.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import styles from './security.module.css'

const texts = securityTexts.data
const TOAST = 'export'
const MB = 1_000_000
const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / MB)} MB`

/** Everything of the own account as one archive (3-decisions §8). What has come is counted: its total is not known. */
export function ExportData() {
  const [received, setReceived] = useState<number | null>(null)
  const [isLimited, setLimited] = useState(false)
  const running = useRef<AbortController>(null)

  const start = async () => {
    const abort = new AbortController()
    running.current = abort
    let bytes = 0
    const onReceived = (count: number) => {
      bytes = count
      setReceived(count)
    }
    setReceived(0)
    try {
      await download(exportAccount, { signal: abort.signal, onReceived })
      toast.success(texts.done(megabytes(bytes)), { id: TOAST })
    } catch (error) {
      if (limitedForS(error) !== undefined) setLimited(true)
      else if (!isAbort(error) && !isConfirmNeeded(error)) toast.error(failureText(error, texts.failed), { id: TOAST })
    }
    setReceived(null)
  }
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      actions={
        received === null && (
          <Button
            variant="secondary"
            className={styles.wideOnPhone}
            icon={<DownloadSimpleIcon size={20} aria-hidden="true" />}
            disabled={isLimited}
            aria-description={isLimited ? texts.limited : undefined}
            onClick={() => void start()}
          >
            {texts.download}
          </Button>
        )
      }
    >
      {isLimited && (
        <Alert tone="warning" live>
          {texts.limited}
        </Alert>
      )}
      {received !== null && (
        <div className={styles.running}>
          <progress className={styles.progress} aria-label={texts.preparing} />
          <p className={styles.received}>
            <span role="status">{texts.preparing}</span>
            <span className="num">{texts.received(megabytes(received))}</span>
          </p>
          <Button variant="secondary" className={styles.wideOnPhone} onClick={() => running.current?.abort()}>
            {texts.stop}
          </Button>
        </div>
      )}
    </Card>
  )
}
