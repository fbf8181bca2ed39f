import { Dialog } from '@base-ui/react/dialog'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useRef, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { useUnsavedGuard } from '#ui/alert-dialog/use-unsaved-guard.tsx'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './modal.module.css'
import { useSwipeToClose } from '../swipe/use-swipe-to-close.ts'

export type CloseReason = 'escape' | 'backdrop' | 'swipe' | 'button' | 'back'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  variant?: 'center' | 'sidebar'
  description?: ReactNode
  /** Buttons at the bottom, always visible: the destructive one on the left, the saving one on the right. */
  footer?: ReactNode
  /** Answers false to keep the modal open. */
  onCloseRequest?: (reason: CloseReason) => boolean | Promise<boolean>
  /** True when closing would lose something: it then asks first. */
  unsaved?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the closing animation of 300 ms. */
  onClosed?: () => void
  className?: string
  children?: ReactNode
}

const FIRST_FIELD = 'input:not([type="file"], [type="hidden"], [type="radio"], [readonly]), textarea, select'

/**
 * A dialog over the page: centered, or at the side for forms; at 480 px and less it is a bottom sheet. Closes on
 * Escape, on a click on the backdrop (the second of the double click that opened it is none), on a downward swipe of
 * more than 100 px, by its button, and by 'back' on phones; keeps the focus inside and returns it afterwards (S1 §2,
 * DESIGN §6). Keep it mounted and switch `open`, so that the closing animation can be
 * seen.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, variant = 'center', description, footer, initialFocus, onClosed, children } = props
  const guard = useUnsavedGuard(props.unsaved ?? false)
  const body = useRef<HTMLDivElement>(null)
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const rowKeys = useRowKeys()

  /** True when it closes at once; otherwise a promise decides later. */
  const requestClose = (reason: CloseReason): boolean => {
    const answer = props.onCloseRequest?.(reason) ?? guard.onCloseRequest()
    if (answer === true) onClose()
    else if (answer !== false) void answer.then(agreed => agreed && onClose())
    return answer === true
  }
  useSwipeToClose(popup, () => requestClose('swipe'))
  useBackStep(open, () => {
    if (!guard.isAsking) return requestClose('back')
    guard.stay()
    return false
  })

  const firstFocus = () => {
    const fingers = window.matchMedia('(pointer: coarse)').matches
    const field = fingers ? null : body.current?.querySelector<HTMLElement>(FIRST_FIELD)
    return initialFocus?.current ?? field ?? (fingers ? popup : true)
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        const isForRow = reason === 'escape-key' && rowKeys.isForRow()
        const isOfOpening = reason === 'outside-press' && event instanceof MouseEvent && event.detail > 1
        if (!next && !isForRow && !isOfOpening) requestClose(reasonOf(reason))
      }}
      onOpenChangeComplete={next => !next && onClosed?.()}
    >
      <Dialog.Portal>
        {/* Also over another modal. */}
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup
          ref={setPopup}
          className={cx(styles.popup, props.className)}
          data-variant={variant}
          initialFocus={firstFocus}
          onKeyDown={rowKeys.onKeyDown}
        >
          <div className={styles.grab} aria-hidden="true" />
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <Button variant="ghost" iconOnly aria-label={uiTexts.close} icon={<XIcon size={20} weight="bold" />} />
              }
            />
          </header>
          <div className={styles.body} ref={body}>
            {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
            {children}
          </div>
          {footer && (
            <footer className={styles.footer} data-modal-footer={variant}>
              {footer}
            </footer>
          )}
          {guard.dialog}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function reasonOf(reason: string): CloseReason {
  if (reason === 'escape-key') return 'escape'
  return reason === 'outside-press' ? 'backdrop' : 'button'
}

type PopupKeyDown = NonNullable<ComponentProps<typeof Dialog.Popup>['onKeyDown']>

/**
 * While a row of a sortable list in the modal is being moved, arrows and Escape are for the row: the dialog would keep
 * the arrows from it, and close.
 */
function useRowKeys() {
  const isForRow = useRef(false)
  const onKeyDown: PopupKeyDown = event => {
    isForRow.current = event.target instanceof Element && event.target.closest('[data-dragging]') !== null
    if (isForRow.current) event.preventBaseUIHandler()
  }
  return { onKeyDown, isForRow: () => isForRow.current }
}
