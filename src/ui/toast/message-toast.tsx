import { Toast } from '@base-ui/react/toast'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { UNDO_MS } from '#ui/ui.limits.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import type { CSSProperties } from 'react'
import { ToastClose, ToastIcon, ToastText, toastCardClass } from './toast-card.tsx'
import styles from './toast.module.css'
import { type ToastData, toastManager } from './toast-manager.ts'
import { useUndoKey } from './use-undo-key.ts'

const icons = { success: CheckIcon, error: WarningCircleIcon, info: InfoIcon, warning: PencilSimpleIcon }

/** One message with an action or a close button; a persistent one closes only when its creator closes it. */
export function MessageToast({ toast }: { toast: Toast.Root.ToastObject<ToastData> }) {
  const { tone = 'info', icon, detail, persistent, action, undo, serial } = toast.data ?? {}
  const Icon = icons[tone]
  const takeBack =
    undo &&
    (() => {
      toastManager.close(toast.id)
      undo()
    })
  useUndoKey(takeBack)
  return (
    <Toast.Root
      toast={toast}
      className={cx(toastCardClass, styles.toast)}
      data-persistent={persistent ? '' : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-modal={undefined}
      swipeDirection={persistent ? [] : ['down', 'right']}
      onKeyDown={event => persistent && event.preventBaseUIHandler()}
    >
      <ToastIcon tone={tone}>{icon ?? <Icon size={18} weight="bold" />}</ToastIcon>
      <ToastText>
        <Toast.Title render={<span />} />
        {detail && <span className={styles.detail}> {detail}</span>}
      </ToastText>
      {action && (
        <Button size="sm" busy={action.busy} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {takeBack && (
        <>
          <Button size="sm" variant="secondary" icon={<ArrowUUpLeftIcon size={18} />} onClick={takeBack}>
            {uiTexts.undo}
          </Button>
          <span key={serial} className={styles.time} style={{ '--undo-ms': `${UNDO_MS}ms` } as CSSProperties} />
        </>
      )}
      {!persistent && !undo && <ToastClose aria-label={uiTexts.close} onClick={() => toastManager.close(toast.id)} />}
    </Toast.Root>
  )
}
