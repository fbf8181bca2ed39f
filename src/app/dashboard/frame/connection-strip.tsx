import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { useIsOffline, useOutbox } from '#ui/offline/use-outbox.ts'
import styles from './connection-strip.module.css'

/** Says that the server does not answer and what is not stored; afterwards, that it is (DAILY-WORK §3.12). */
export function ConnectionStrip() {
  const isOffline = useIsOffline()
  const { marks } = useOutbox()
  const all = [...marks.values()]
  const unsaved = all.filter(mark => mark === 'waiting').length
  const isDone = !isOffline && unsaved === 0 && all.length > 0
  return (
    <div className={styles.place} role="status">
      {isOffline && <OfflineStrip unsaved={unsaved} />}
      {isDone && (
        <div className={styles.strip} data-tone="saved">
          <CheckIcon size={20} weight="bold" aria-hidden="true" />
          <p>
            <b>{texts.saved}</b> <span className={styles.line}>{texts.inMenu(all.length)}</span>
          </p>
        </div>
      )}
    </div>
  )
}

function OfflineStrip({ unsaved }: { unsaved: number }) {
  return (
    <div className={styles.strip}>
      <WifiSlashIcon size={20} weight="bold" aria-hidden="true" />
      <p>
        <b>{texts.lost}</b>{' '}
        <span className={styles.line}>
          {unsaved > 0 ? texts.keepOpen : texts.retrying}
          {unsaved > 0 && <span className={styles.why}>{texts.keepOpenWhy}</span>}
          {unsaved > 0 && '.'}
        </span>
      </p>{' '}
      {unsaved > 0 && (
        <span className={styles.count}>
          <ClockIcon size={18} weight="bold" aria-hidden="true" />
          {texts.unsaved(unsaved)}
        </span>
      )}
    </div>
  )
}
