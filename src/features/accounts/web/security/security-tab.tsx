import { useUser } from '#features/identity/web/index.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { ChangePassword } from './change-password.tsx'
import { DangerZone } from './danger-zone.tsx'
import { ExportData } from './export-data.tsx'
import { OpenSessions } from './open-sessions.tsx'
import styles from './security.module.css'

/** Seguridad; the own data and the danger zone only for people without a status value (S2 §2, §6). */
export function SecurityTab() {
  const { status } = useUser()
  return (
    <div className={styles.cards}>
      <PasskeysCard />
      <ChangePassword />
      <OpenSessions />
      {!status && <ExportData />}
      {!status && <DangerZone />}
    </div>
  )
}
