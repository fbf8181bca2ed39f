import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { failureText, isNotFound } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { endSession, type Session } from '../../security.contract.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import { openSessions } from './sessions.queries.ts'

const texts = securityTexts.sessions
const TOAST = 'sessions'

type CloseSessionProps = {
  /** Null: nothing is asked. */
  session: Session | null
  /** It has ended, and its row is gone. */
  onDone: () => void
  onClosed: () => void
}

/** Asks before one session ends. One that has ended meanwhile is ended. */
export function CloseSession({ session, onDone, onClosed }: CloseSessionProps) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const close = async ({ id, device }: Session) => {
    setBusy(true)
    try {
      await call(endSession, { params: { id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error
      })
      await queryClient.invalidateQueries({ queryKey: openSessions.queryKey })
      toast.success(texts.closedOne(device), { id: TOAST })
      onDone()
    } catch (error) {
      toast.error(failureText(error, texts.closeOneFailed), { id: TOAST })
    }
    setBusy(false)
    onClosed()
  }
  return (
    <AlertDialog
      open={session !== null}
      title={texts.askOne(session?.device ?? '')}
      tone="primary"
      confirmLabel={texts.confirmOne}
      cancelLabel={texts.keepOne}
      busy={isBusy}
      busyLabel={texts.closing}
      onConfirm={() => session && void close(session)}
      onCancel={onClosed}
    >
      {texts.askOneHint}
    </AlertDialog>
  )
}
