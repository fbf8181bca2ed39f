import { Toast } from '@base-ui/react/toast'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { shortName } from '#shared/names/short-name.ts'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { UNDO_MS } from '#ui/ui.limits.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { type CSSProperties, useState } from 'react'
import { ToastClose, ToastIcon, ToastText, toastCardClass } from './toast-card.tsx'
import styles from './toast.module.css'
import { type ToastData, toastManager } from './toast-manager.ts'
import { useHeightOnPage } from './use-height-on-page.ts'
import { useUndoKey } from './use-undo-key.ts'

const icons = { success: CheckIcon, error: WarningCircleIcon, info: InfoIcon, warning: PencilSimpleIcon }

type MessageToastProps = {
  toast: Toast.Root.ToastObject<ToastData>
  /** Another message stands in its place. */
  isBehind: boolean
}

/** One message with an action or a close button; a persistent one closes only when its creator closes it. */
export function MessageToast({ toast, isBehind }: MessageToastProps) {
  const { tone = 'info', icon, persistent, action, undo, serial, isInPage } = toast.data ?? {}
  const detail = secondLine(toast.data)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useHeightOnPage('--notice', persistent || isBehind ? null : root)
  useHeightOnPage('--unsaved-bar', persistent ? root : null)
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
      ref={setRoot}
      toast={toast}
      className={cx(toastCardClass, styles.toast)}
      data-persistent={persistent ? '' : undefined}
      data-behind={isBehind ? '' : undefined}
      role={isInPage ? 'group' : tone === 'error' ? 'alert' : 'status'}
      aria-live={isInPage ? 'off' : undefined}
      aria-modal={undefined}
      swipeDirection={persistent ? [] : ['up', 'down', 'left', 'right']}
      onKeyDown={event => persistent && event.preventBaseUIHandler()}
    >
      <ToastIcon tone={tone}>{icon ?? <Icon size={18} weight="bold" />}</ToastIcon>
      <ToastText className={styles.text}>
        <Toast.Title render={<span />} />
        {detail && <span className={styles.detail}> {detail}</span>}
      </ToastText>
      {action && (
        <Button size="sm" className={styles.action} busy={action.busy} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {takeBack && (
        <>
          <Button
            size="sm"
            className={styles.action}
            variant="secondary"
            icon={<ArrowUUpLeftIcon size={18} />}
            onClick={takeBack}
          >
            {uiTexts.undo}
          </Button>
          <span key={serial} className={styles.time} style={{ '--undo-ms': `${UNDO_MS}ms` } as CSSProperties} />
        </>
      )}
      {!persistent && (
        <ToastClose className={styles.close} aria-label={uiTexts.close} onClick={() => toastManager.close(toast.id)} />
      )}
    </Toast.Root>
  )
}

/** What it speaks of, how often it has come, and what there is to know beside. */
function secondLine({ about, count = 1, detail }: Partial<ToastData> = {}): string {
  const first = [about && shortName(about), count > 1 && uiTexts.times(count)].filter(Boolean).join(' · ')
  return [first, detail].filter(Boolean).join('. ')
}
