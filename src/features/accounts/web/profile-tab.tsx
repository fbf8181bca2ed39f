import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { call } from '../../../ui/client/client.ts'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useToast } from '../../../ui/toast/use-toast.ts'
import { identityTexts } from '../../identity/identity.texts.ts'
import { useCurrentUser, useUser } from '../../identity/web/index.ts'
import { logout } from '../accounts.contract.ts'
import { settingsTexts as texts } from '../user-settings.texts.ts'
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

/** The user is gone from this browser even when the call fails (3-decisions §2). */
function LogOutButton() {
  const { clearUser } = useCurrentUser()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    try {
      await call(logout, {})
    } catch {
      toast.error(texts.logOutFailed)
    }
    clearUser()
  }
  return (
    <Button
      variant="secondary"
      icon={<SignOutIcon size={20} aria-hidden="true" />}
      busy={isBusy}
      busyLabel={texts.loggingOut}
      onClick={() => void leave()}
    >
      {texts.logOut}
    </Button>
  )
}
