import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useState } from 'react'
import { settingsTexts as texts } from '#features/accounts/user-settings.texts.ts'
import { useSignOut } from '#features/accounts/web/index.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { countDrafts } from '#ui/unsaved/drafts.ts'
import { rememberedFrame } from '../frame/remembered-frame.ts'

/** 'Cerrar sesión' where the page that has it cannot be reached; asks first where something typed would be lost. */
export function SignOutWay() {
  const signOut = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    const known = rememberedFrame()
    const unsaved = known ? countDrafts(known.userId) : 0
    if (unsaved > 0 && !(await askToLose(unsaved))) return
    setLeaving(true)
    await signOut()
  }
  return (
    <Button variant="secondary" busy={isLeaving} onClick={() => void leave()}>
      {texts.logOut}
    </Button>
  )
}

const askToLose = (unsaved: number): Promise<boolean> =>
  toast.confirm({
    title: texts.logOutAsk,
    description: texts.unsavedLost(unsaved),
    confirmLabel: texts.discardAndLeave(unsaved),
    icon: <SignOutIcon size={20} aria-hidden="true" />,
  })
