import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { outbox } from '#ui/offline/outbox.ts'
import { countDrafts } from '#ui/unsaved/drafts.ts'
import { countUnsaved } from '#ui/unsaved/unsaved.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { useSignOut } from './use-sign-out.ts'

type LogOutButtonProps = { variant?: 'secondary' | 'ghost'; size?: 'md' | 'lg' }

/**
 * 'Cerrar sesión': asks first where something would be lost, then locks this browser at once. The server is told when
 * it answers (3-decisions §2).
 */
export function LogOutButton({ variant = 'secondary', size = 'md' }: LogOutButtonProps) {
  const { user } = useCurrentUser()
  const leave = useSignOut()
  const [unsaved, setUnsaved] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    const count = outbox.view().bodies.size + countUnsaved() + (user ? countDrafts(user.id) : 0)
    if (count === 0) return void leave()
    setUnsaved(count)
    setAsking(true)
  }
  return (
    <>
      <Button variant={variant} size={size} icon={<SignOutIcon size={20} aria-hidden="true" />} onClick={ask}>
        {texts.logOut}
      </Button>
      <AlertDialog
        open={isAsking}
        title={texts.logOutAsk}
        confirmLabel={texts.discardAndLeave(unsaved)}
        cancelLabel={texts.stay}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {texts.unsavedLost(unsaved)}
      </AlertDialog>
    </>
  )
}
