import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { cspNonce } from '#ui/csp.ts'
import { useLargeText } from '#ui/media/use-large-text.ts'
import { watchInputModality } from '#ui/toast/input-modality.ts'
import { forgetMessages } from '#ui/toast/messages.ts'
import { toastManager } from '#ui/toast/toast-manager.ts'
import { ToastViewport } from '#ui/toast/toast-viewport.tsx'
import { TOAST_MS } from '#ui/ui.limits.ts'

/** With more toasts than this, the oldest ones disappear. */
const MAX_TOASTS = 5

/** What the widgets need around them, rendered once: the page's CSP nonce, the toasts and the confirmations. */
export function UiProvider({ children }: { children: ReactNode }) {
  const nonce = cspNonce()
  useLargeText()
  useEffect(() => watchInputModality(), [])
  useEffect(() => forgetMessages, [])
  return (
    <CSPProvider nonce={nonce}>
      <Toast.Provider toastManager={toastManager} timeout={TOAST_MS} limit={MAX_TOASTS}>
        {children}
        <ToastViewport />
      </Toast.Provider>
    </CSPProvider>
  )
}
