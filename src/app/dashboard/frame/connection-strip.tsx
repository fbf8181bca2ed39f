import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { KEPT_FRESH_MS } from '#ui/kept/kept.limits.ts'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { useIsOffline, useOutbox } from '#ui/offline/use-outbox.ts'
import { shownWhen, useOldestShown } from '#ui/kept/shown-from.ts'
import styles from './connection-strip.module.css'

/** Says that the server does not answer and what is not stored; afterwards, that it is (DAILY-WORK §3.12). */
export function ConnectionStrip() {
  const isOffline = useIsOffline()
  const { marks, isAllKept } = useOutbox()
  const restored = useOldestShown()
  const all = [...marks.values()]
  const unsaved = all.filter(mark => mark === 'waiting').length
  const isDone = !isOffline && unsaved === 0 && all.length > 0
  return (
    <div className={styles.place} role="status">
      {isOffline && <OfflineStrip unsaved={unsaved} isKept={isAllKept} shownFrom={restored} />}
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

type OfflineProps = { unsaved: number; isKept: boolean; shownFrom: number | undefined }

function OfflineStrip({ unsaved, isKept, shownFrom }: OfflineProps) {
  const line = shownFrom === undefined ? texts.retrying : menuOf(shownFrom, Date.now())
  return (
    <div className={styles.strip}>
      <WifiSlashIcon size={20} weight="bold" aria-hidden="true" />
      <p>
        <b>{texts.lost}</b>{' '}
        <span className={styles.line}>
          {unsaved === 0 ? line : isKept ? texts.mayClose : texts.keepOpen}
          {unsaved > 0 && !isKept && <span className={styles.why}>{texts.keepOpenWhy}</span>}
          {unsaved > 0 && !isKept && '.'}
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

const menuOf = (at: number, now: number): string =>
  texts.menuOf(shownWhen(new Date(at), new Date(now)), now - at > KEPT_FRESH_MS)
