import type { ReactNode } from 'react'
import { TOAST_MS, UNDO_MS } from '#ui/ui.limits.ts'
import { confirm } from './confirm.ts'
import { nextStepAfter } from './next-step.ts'
import { type ToastAction, type ToastTone, toastManager } from './toast-manager.ts'

export type ToastOptions = {
  /** A toast with the same id is replaced. */
  id?: string
  icon?: ReactNode
  /** A second line, less prominent. */
  detail?: string
  /** Stays until it is closed by its id. */
  persistent?: boolean
  action?: ToastAction
  /** Takes back what the toast tells: it then stays for 8 s, with 'Deshacer', and Ctrl+Z does the same. */
  undo?: () => void
}

/**
 * The toasts of the page; works inside and outside of components. A message shows for 5 s unless it is persistent; the
 * methods answer its id (S2 §8, DESIGN §6). Messages that may repeat need an id of their own. `confirm` asks a
 * question.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** A text that does not say what to do next gets a second line that does. */
  error: (text: string, options?: ToastOptions) => {
    const step = nextStepAfter(text)
    return show('error', text, { ...(step && { detail: step }), ...options })
  },
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  close: (id: string) => toastManager.close(id),
  confirm,
} as const

let serial = 0

function show(
  tone: ToastTone,
  text: string,
  { id, icon, detail, persistent, action, undo }: ToastOptions = {},
): string {
  return toastManager.add({
    id,
    title: text,
    type: tone,
    priority: 'low',
    timeout: persistent ? 0 : undo ? UNDO_MS : TOAST_MS,
    data: { tone, icon, detail, persistent, action, undo, serial: ++serial },
  })
}
