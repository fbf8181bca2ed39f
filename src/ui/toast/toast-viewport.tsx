import { Toast } from '@base-ui/react/toast'
import { uiTexts } from '#ui/ui.texts.ts'
import { ConfirmToast } from './confirm-toast.tsx'
import { MessageToast } from './message-toast.tsx'
import styles from './toast.module.css'
import type { ToastData } from './toast-manager.ts'

/**
 * The places of the toasts (EVERY-DAY §8.26). To know: on phones over the header, on laptops over the cloth at the
 * left. To answer: on phones in the place of the bottom bar. F6 moves the focus there (DESIGN §6).
 */
export function ToastViewport() {
  const { toasts } = Toast.useToastManager<ToastData>()
  // The newest is the first.
  const shown = toasts.find(({ data, transitionStatus }) => isMessage(data) && transitionStatus !== 'ending')
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} data-toasts="" aria-label={uiTexts.notifications}>
        {toasts.map(toast =>
          toast.data?.confirm ? (
            <ConfirmToast key={`${toast.id}${toast.data.confirm.serial}`} toast={toast} request={toast.data.confirm} />
          ) : (
            <MessageToast
              key={toast.id}
              toast={toast}
              isBehind={isMessage(toast.data) && shown !== undefined && toast !== shown}
            />
          ),
        )}
      </Toast.Viewport>
    </Toast.Portal>
  )
}

const isMessage = (data: ToastData | undefined): boolean => !data?.confirm && !data?.persistent
