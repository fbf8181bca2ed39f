import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { Alert } from '#ui/alert/alert.tsx'
import { offlineTexts } from './offline.texts.ts'
import { useIsOffline } from './use-outbox.ts'
import styles from './offline-note.module.css'

/** Without connection: what still works, and what goes on without us. */
export function OfflineNote({ children }: { children: string }) {
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {isOffline && (
        <Alert tone="warning" className={styles.note} icon={<CloudSlashIcon size={20} aria-hidden="true" />}>
          <b>{offlineTexts.lost}</b> {children}
        </Alert>
      )}
    </div>
  )
}
