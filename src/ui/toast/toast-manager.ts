import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'
export type ToastAction = { label: string; onClick: () => void; busy?: boolean }

/** What a confirmation asks, and how the person came to it. */
export type ConfirmRequest = {
  /** Grows with each question, so that the countdown starts anew. */
  serial: number
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel: string
  icon?: ReactNode
  byKeyboard: boolean
  answer: (yes: boolean) => void
}

export type ToastData = {
  tone: ToastTone
  icon?: ReactNode
  persistent?: boolean
  action?: ToastAction
  confirm?: ConfirmRequest
}

/** One list of toasts for the page; `UiProvider` draws it. */
export const toastManager = Toast.createToastManager<ToastData>()
