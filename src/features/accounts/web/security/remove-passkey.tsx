import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { failureText, isNotFound } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { type Passkey, removePasskey } from '../../passkeys/passkeys.contract.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { notePasskey } from '../passkeys/known-passkey.ts'
import { ownPasskeys } from './passkeys.queries.ts'

const texts = passkeyTexts.removal
const TOAST = 'passkey'

type RemovePasskeyProps = {
  /** Null: nothing is asked. */
  passkey: Passkey | null
  isLast: boolean
  /** It is gone, and its row with it. */
  onDone: () => void
  onClosed: () => void
}

/** Asks before a passkey opens nothing any more. One that is gone already is removed. */
export function RemovePasskey({ passkey, isLast, onDone, onClosed }: RemovePasskeyProps) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async ({ id }: Passkey) => {
    setBusy(true)
    try {
      await call(removePasskey, { params: { id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error
      })
      if (isLast) notePasskey(false)
      await queryClient.invalidateQueries({ queryKey: ownPasskeys.queryKey })
      toast.success(passkeyTexts.card.removed, { id: TOAST })
      onDone()
    } catch (error) {
      if (!isConfirmNeeded(error)) toast.error(failureText(error, passkeyTexts.card.removeFailed), { id: TOAST })
    }
    setBusy(false)
    onClosed()
  }
  return (
    <AlertDialog
      open={passkey !== null}
      title={texts.title(passkey?.name ?? '')}
      tone="danger"
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      busy={isBusy}
      busyLabel={texts.removing}
      onConfirm={() => passkey && void remove(passkey)}
      onCancel={onClosed}
    >
      {texts.lead}
    </AlertDialog>
  )
}
