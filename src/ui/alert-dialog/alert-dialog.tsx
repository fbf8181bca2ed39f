import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useSwipeToClose } from '#ui/swipe/use-swipe-to-close.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './alert-dialog.module.css'

type AlertDialogProps = {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** `slip`: a little wider, for a bill. */
  size?: 'slip'
  busy?: boolean
  /** Shown on the confirming button while busy. */
  busyLabel?: string
  /** False where also the harmless answer loses something: Escape, the backdrop and a swipe then do nothing. */
  dismissible?: boolean
  /** A third, primary answer, where confirming loses something that could be kept. */
  keep?: { label: string; onClick: () => void; busy?: boolean; busyLabel?: string }
  onConfirm: () => void
  onCancel: () => void
  /** Where the focus starts; by default on the harmless button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where the focus goes when it closes; by default to what had it before. */
  returnFocus?: () => HTMLElement | null
  children?: ReactNode
}

/** Of the confirming button. */
const VARIANTS = {
  danger: { alone: 'danger-filled', besideKeep: 'danger' },
  primary: { alone: 'primary', besideKeep: 'secondary' },
} as const

/**
 * A question that must be answered before anything else; at 480 px and less it is a bottom sheet. The focus starts on
 * the harmless button; Escape, the backdrop and a swipe are the harmless answer (TRUST §3, §5).
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
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const dismiss = (): boolean => {
    const isAllowed = props.dismissible !== false && !busy
    if (isAllowed) onCancel()
    return isAllowed
  }
  useSwipeToClose(popup, dismiss)
  const { keep } = props
  const confirming = (
    <Button
      variant={VARIANTS[tone][keep ? 'besideKeep' : 'alone']}
      disabled={keep?.busy}
      busy={busy}
      busyLabel={props.busyLabel}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={next => !next && props.dismissible !== false && onCancel()}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} forceRender onClick={dismiss} />
        <BaseAlertDialog.Popup
          ref={setPopup}
          className={styles.popup}
          data-wide={keep ? '' : undefined}
          data-size={props.size}
          initialFocus={props.initialFocus ?? cancel}
          finalFocus={returnFocus}
        >
          <div className={styles.grab} aria-hidden="true" />
          <BaseAlertDialog.Title className={styles.title} data-tone={tone}>
            {title}
          </BaseAlertDialog.Title>
          {props.children && (
            <BaseAlertDialog.Description className={styles.text} render={<div />}>
              {props.children}
            </BaseAlertDialog.Description>
          )}
          <div className={styles.actions}>
            {keep && confirming}
            <Button variant="secondary" ref={cancel} disabled={keep?.busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            {keep ? (
              <Button busy={keep.busy} busyLabel={keep.busyLabel} onClick={keep.onClick}>
                {keep.label}
              </Button>
            ) : (
              confirming
            )}
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
