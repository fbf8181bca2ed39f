import type { ReactNode } from 'react'
import { TOAST_MS, UNDO_MS } from '#ui/ui.limits.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { confirm } from './confirm.ts'
import { forgetMessage, liveMessages, rememberMessage } from './messages.ts'
import { nextStepAfter } from './next-step.ts'
import { type ToastAction, type ToastTone, toastManager } from './toast-manager.ts'

let note: string | undefined

function noted(): { detail?: string } {
  const detail = note
  note = undefined
  return detail === undefined ? {} : { detail }
}

const PLAN_ENDED: readonly string[] = Object.values(uiTexts.planEnded)

export type ToastOptions = {
  /** A toast with the same id is replaced. */
  id?: string
  icon?: ReactNode
  /** What the text speaks of, where it does not name it itself: the name of a dish. Begins the second line. */
  about?: string
  /** A second line, less prominent. */
  detail?: string
  /** Stays until it is closed by its id. */
  persistent?: boolean
  action?: ToastAction
  /** Takes back what the toast tells: it then stays for 8 s, with 'Deshacer', and Ctrl+Z does the same. */
  undo?: () => void
  /** The same text stands in the page as a live alert: only that one is read aloud (3-decisions §8). */
  isInPage?: boolean
}

/**
 * The toasts of the page; works inside and outside of components. A message shows for 5 s unless it is persistent; the
 * methods answer its id (S2 §8, DESIGN §6). One shows at a time, the last; an equal one that comes while it shows is
 * counted (EVERY-DAY §8.26). `confirm` asks a question.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, { ...noted(), ...options }),
  /** The next success tells this too, how it came to be; a failure forgets it. */
  noteDetail: (detail: string) => {
    note = detail
  },
  /**
   * A text that does not say what to do next gets a second line that does. That a plan has ended is told by the shell
   * alone, not by each call that was refused for it.
   */
  error: (text: string, options?: ToastOptions) => {
    note = undefined
    if (PLAN_ENDED.includes(text)) return ''
    const step = nextStepAfter(text)
    return show('error', text, { ...(step && { detail: step }), ...options })
  },
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  close: (id: string) => toastManager.close(id),
  confirm,
} as const

let serial = 0

function show(tone: ToastTone, text: string, { persistent = false, ...options }: ToastOptions = {}): string {
  const { id, ...data } = options
  const same = [tone, text, data.about, data.detail].join('\n')
  const equal = persistent ? undefined : liveMessages().find(one => one.same === same)
  const count = equal ? equal.count + 1 : 1
  const wanted = id ?? equal?.id
  if (!persistent) makeWay(wanted, same)
  const added: string = toastManager.add({
    id: wanted,
    title: text,
    type: tone,
    priority: 'low',
    timeout: persistent ? 0 : data.undo ? UNDO_MS : TOAST_MS,
    data: { tone, ...data, persistent, count, serial: ++serial },
    onClose: () => forgetMessage(added),
  })
  if (!persistent) rememberMessage({ id: added, same, count, isKept: tone === 'error' })
  return added
}

/** What is there goes, but not what failed: it shows again when the new message has gone. */
function makeWay(id: string | undefined, same: string): void {
  for (const one of liveMessages()) if (one.id !== id && (!one.isKept || one.same === same)) toastManager.close(one.id)
}
