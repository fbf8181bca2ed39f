import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useCallback, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { countWaitingPhotos, photos } from '#ui/kept/photos/photos.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { countDrafts } from '#ui/unsaved/drafts.ts'
import { countUnsaved } from '#ui/unsaved/unsaved.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { useSignOut } from './use-sign-out.ts'
import { WaitingQuestion } from './waiting-question.tsx'

type LogOutButtonProps = { variant?: 'secondary' | 'ghost'; size?: 'md' | 'lg' }

/**
 * 'Cerrar sesión': asks first where something would be lost, then locks this browser at once. The server is told when
 * it answers (3-decisions §2).
 */
export function LogOutButton({ variant = 'secondary', size = 'md' }: LogOutButtonProps) {
  const { user } = useCurrentUser()
  const leave = useSignOut()
  const [unsaved, setUnsaved] = useState(0)
  const [asking, setAsking] = useState<'lost' | 'waiting' | null>(null)
  const leaveAll = useCallback(() => {
    setAsking(null)
    void leave()
  }, [leave])
  const ask = () => {
    const { bodies, isAllKept } = outbox.view()
    const typed = countUnsaved() + (user ? countDrafts(user.id) : 0)
    const count = bodies.size + countWaitingPhotos() + typed
    if (count === 0) return void leave()
    if (typed === 0 && isAllKept) return setAsking('waiting')
    setUnsaved(count)
    setAsking('lost')
  }
  return (
    <>
      <Button variant={variant} size={size} icon={<SignOutIcon size={20} aria-hidden="true" />} onClick={ask}>
        {texts.logOut}
      </Button>
      <AlertDialog
        open={asking === 'lost'}
        title={texts.logOutAsk}
        confirmLabel={texts.discardAndLeave(unsaved)}
        cancelLabel={texts.stay}
        onConfirm={() => void Promise.all([outbox.discard(), photos.discard()]).then(leave)}
        onCancel={() => setAsking(null)}
      >
        {texts.unsavedLost(unsaved)}
      </AlertDialog>
      {asking === 'waiting' && <WaitingQuestion onLeave={leaveAll} onStay={() => setAsking(null)} />}
    </>
  )
}
