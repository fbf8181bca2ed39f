import type { ReactNode } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { lastInputWasKeyboard } from './input-modality.ts'
import { toastManager } from './toast-manager.ts'

export type ConfirmOptions = {
  title: string
  description?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  icon?: ReactNode
  /** 'danger' by default: most questions are about deleting. */
  tone?: 'danger' | 'primary'
  /** No limit of time: it stays until it is answered, or until this signal takes it back. */
  until?: AbortSignal
}

let serial = 0
const open = new Map<string, (yes: boolean) => void>()

/**
 * Asks in a toast with a bar of 10 seconds and the buttons Cancelar and Eliminar (S2 §2). Resolves to true when
 * confirmed; false when canceled, when the time is over, or when another question replaces it. Asked by keyboard,
 * Cancelar gets the focus and there is no time limit (DESIGN §6).
 */
export function confirm({ until, ...options }: ConfirmOptions): Promise<boolean> {
  serial += 1
  const id = until ? `confirm-${serial}` : 'confirm'
  open.get(id)?.(false)
  return new Promise(resolve => {
    const answer = (yes: boolean) => {
      if (open.get(id) !== answer) return
      open.delete(id)
      toastManager.close(id)
      resolve(yes)
    }
    open.set(id, answer)
    until?.addEventListener('abort', () => answer(false))
    const confirmRequest = {
      serial,
      title: options.title,
      description: options.description,
      confirmLabel: options.confirmLabel ?? uiTexts.delete,
      cancelLabel: options.cancelLabel ?? uiTexts.cancel,
      icon: options.icon,
      tone: options.tone ?? 'danger',
      byKeyboard: lastInputWasKeyboard(),
      isTimed: !until,
      answer,
    }
    toastManager.add({
      id,
      title: options.title,
      priority: 'low',
      timeout: 0,
      onClose: () => answer(false),
      data: { tone: 'warning', persistent: true, confirm: confirmRequest },
    })
  })
}
