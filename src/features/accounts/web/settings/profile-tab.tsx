import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { useUser } from '#features/identity/web/index.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { LogOutButton } from './log-out-button.tsx'
import styles from './settings.module.css'

const AVATAR_PX = 72

const monthOf = (iso: string): string =>
  new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric' }).format(new Date(iso))

/** Perfil: who one is here, since when, and the way out (S2 §2). */
export function ProfileTab() {
  const user = useUser()
  return (
    <Card flush className={styles.sheet} as="div">
      <div className={styles.person}>
        <Avatar name={user.name} size={AVATAR_PX} tone="hoja" />
        <div className={styles.personText}>
          <h2 className={styles.name}>{user.name}</h2>
          <p className="muted">
            {identityTexts.roles[user.role]}. {texts.memberSince(monthOf(user.createdAt))}
          </p>
        </div>
      </div>
      <div className={styles.part}>
        <TextField label={texts.name} value={user.name} readOnly />
        <TextField label={texts.email} value={user.email} readOnly hint={texts.emailFixed} />
      </div>
      <div className={styles.part}>
        <LogOutButton />
      </div>
    </Card>
  )
}
