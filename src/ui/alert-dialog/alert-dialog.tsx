import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './alert-dialog.module.css'

type AlertDialogProps = {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  busy?: boolean
  /** Shown on the confirming button while busy. */
  busyLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** Where the focus goes when it closes; by default to what had it before. */
  returnFocus?: () => HTMLElement | null
  children?: ReactNode
}

/**
 * A question that must be answered before anything else. A click on its backdrop does not close it; the focus starts on
 * the harmless button.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, confirmLabel, cancelLabel = uiTexts.cancel, tone = 'danger', busy, onConfirm, onCancel } = props
  const returnFocus = () => {
    const target = props.returnFocus?.()
    // The library would focus the first control inside the target.
    if (target) requestAnimationFrame(() => target.focus())
    return !target
  }
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={next => !next && onCancel()}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} forceRender />
        <BaseAlertDialog.Popup className={styles.popup} initialFocus={cancel} finalFocus={returnFocus} data-no-swipe>
          <BaseAlertDialog.Title className={styles.title}>{title}</BaseAlertDialog.Title>
          {props.children && (
            <BaseAlertDialog.Description className={styles.text} render={<div />}>
              {props.children}
            </BaseAlertDialog.Description>
          )}
          <div className={styles.actions}>
            <Button variant="secondary" ref={cancel} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger-filled' : 'primary'}
              busy={busy}
              busyLabel={props.busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
