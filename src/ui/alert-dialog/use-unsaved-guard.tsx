import { useState } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { AlertDialog } from './alert-dialog.tsx'

type Answer = (leave: boolean) => void

/**
 * Asks 'Tienes cambios sin guardar' before something with unsaved changes closes. `onCloseRequest` answers true at once
 * when nothing would be lost, otherwise a promise of the user's answer. The caller must render `dialog`.
 */
export function useUnsavedGuard(isDirty: boolean) {
  useUnsaved(isDirty)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const onCloseRequest = (): boolean | Promise<boolean> => {
    if (!isDirty) return true
    if (answer) return false
    return new Promise<boolean>(resolve => setAnswer(() => resolve))
  }
  const settle = (leave: boolean) => {
    answer?.(leave)
    setAnswer(null)
  }
  const dialog = (
    <AlertDialog
      open={answer !== null}
      title={uiTexts.unsavedTitle}
      confirmLabel={uiTexts.unsavedDiscard}
      cancelLabel={uiTexts.unsavedStay}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {uiTexts.unsavedText}
    </AlertDialog>
  )
  return { onCloseRequest, dialog, isAsking: answer !== null, stay: () => settle(false) }
}
