import { useCallback } from 'react'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { actingUser } from '#ui/client/acting-user.ts'
import { toast } from '#ui/toast/toast.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { finishSignOut } from './kept-sign-out.ts'
import { keepSignOut } from './sign-out-note.ts'

/** Locks this browser at once; the server is told when it answers (3-decisions §2). */
export function useSignOut(): () => Promise<void> {
  const { clearUser } = useCurrentUser()
  return useCallback(async () => {
    keepSignOut(actingUser.get())
    clearUser()
    if ((await finishSignOut()) === 'kept') toast.error(texts.logOutFailed, { detail: texts.logOutKept })
  }, [clearUser])
}
