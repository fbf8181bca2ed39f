import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'
export type ToastAction = { label: string; onClick: () => void; busy?: boolean }

/** What a confirmation asks, and whether the user came to it by keyboard. */
export type ConfirmRequest = {
  /** Increases with each question, so that the countdown starts again. */
  serial: number
  title: string
  description?: ReactNode
  confirmLabel: string
  tone: 'danger' | 'primary'
  cancelLabel: string
  icon?: ReactNode
  byKeyboard: boolean
  /** False: only an answer closes it. */
  isTimed: boolean
  answer: (yes: boolean) => void
}

export type ToastData = {
  tone: ToastTone
  icon?: ReactNode
  /** What the text speaks of, the name of a dish: the second line begins with it. */
  about?: string
  detail?: string
  persistent?: boolean
  /** How often the same message has come while it shows. */
  count?: number
  /** The page says the same in an alert, which is what screen readers read. */
  isInPage?: boolean
  action?: ToastAction
  /** Takes back what the toast tells; also Ctrl+Z while it shows. */
  undo?: () => void
  /** Different for each message, so that the time of one that replaces another starts again. */
  serial?: number
  confirm?: ConfirmRequest
}

/** The page's one list of toasts; `UiProvider` renders it. */
export const toastManager = Toast.createToastManager<ToastData>()
