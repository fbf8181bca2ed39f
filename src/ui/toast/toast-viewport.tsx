import { Toast } from '@base-ui/react/toast'
import { uiTexts } from '#ui/ui.texts.ts'
import { ConfirmToast } from './confirm-toast.tsx'
import { MessageToast } from './message-toast.tsx'
import styles from './toast.module.css'
import type { ToastData } from './toast-manager.ts'

/** The place of the toasts: bottom right, on phones above the bottom bar; F6 moves the focus there (DESIGN §6). */
export function ToastViewport() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} data-toasts="" aria-label={uiTexts.notifications}>
        {toasts.map(toast =>
          toast.data?.confirm ? (
            <ConfirmToast key={`${toast.id}${toast.data.confirm.serial}`} toast={toast} request={toast.data.confirm} />
          ) : (
            <MessageToast key={toast.id} toast={toast} />
          ),
        )}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
