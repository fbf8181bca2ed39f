import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { logout } from '../../accounts.contract.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'

type LogOutButtonProps = { variant?: 'secondary' | 'ghost'; size?: 'md' | 'lg' }

/** 'Cerrar sesión': the user is gone from this browser even when the call fails (3-decisions §2). */
export function LogOutButton({ variant = 'secondary', size = 'md' }: LogOutButtonProps) {
  const { clearUser } = useCurrentUser()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    try {
      await call(logout, {})
    } catch {
      toast.error(texts.logOutFailed, { detail: texts.logOutFailedHint })
    }
    clearUser()
  }
  return (
    <Button
      variant={variant}
      size={size}
      icon={<SignOutIcon size={20} aria-hidden="true" />}
      busy={isBusy}
      busyLabel={texts.loggingOut}
      onClick={() => void leave()}
    >
      {texts.logOut}
    </Button>
  )
}
