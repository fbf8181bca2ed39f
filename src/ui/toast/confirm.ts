import type { ReactNode } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { lastInputWasKeyboard } from './input-modality.ts'
import { toastManager } from './toast-manager.ts'

const CONFIRM_ID = 'confirm'

export type ConfirmOptions = {
  title: string
  description?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  icon?: ReactNode
  /** 'danger' by default: most questions are about deleting. */
  tone?: 'danger' | 'primary'
}

let serial = 0
let open: ((yes: boolean) => void) | null = null

/**
 * Asks in a toast with a bar of 10 seconds and the buttons Cancelar and Eliminar (S2 §2). Resolves to true when
 * confirmed; false when canceled, when the time is over, or when another question replaces it. Asked by keyboard,
 * Cancelar gets the focus and there is no time limit (DESIGN §6).
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  open?.(false)
  serial += 1
  return new Promise(resolve => {
    const answer = (yes: boolean) => {
      if (open !== answer) return
      open = null
      toastManager.close(CONFIRM_ID)
      resolve(yes)
    }
    open = answer
    const confirmRequest = {
      serial,
      title: options.title,
      description: options.description,
      confirmLabel: options.confirmLabel ?? uiTexts.delete,
      cancelLabel: options.cancelLabel ?? uiTexts.cancel,
      icon: options.icon,
      tone: options.tone ?? 'danger',
      byKeyboard: lastInputWasKeyboard(),
      answer,
    }
    toastManager.add({
      id: CONFIRM_ID,
      title: options.title,
      priority: 'low',
      timeout: 0,
      onClose: () => answer(false),
      data: { tone: 'warning', persistent: true, confirm: confirmRequest },
    })
  })
}
