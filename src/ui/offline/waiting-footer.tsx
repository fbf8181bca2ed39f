import { Dialog } from '@base-ui/react/dialog'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { offlineTexts as texts } from './offline.texts.ts'
import styles from './waiting-footer.module.css'

type WaitingFooterProps = {
  /** Its change is on the phone: the page may be closed. */
  isKept?: boolean
}

/** The footer of a modal whose form waits for the connection; 'Cerrar' asks first where something would be lost. */
export function WaitingFooter({ isKept = false }: WaitingFooterProps) {
  const close = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) close.current?.focus()
  }, [])
  return (
    <div className={styles.footer}>
      <div className={styles.note} role="status">
        <span className={styles.icon}>
          <ClockIcon size={22} aria-hidden="true" />
        </span>
        <p>
          <b className={styles.title}>{texts.formTitle}</b>
          {isKept ? texts.formKept : texts.formWaits}
        </p>
      </div>
      <div className={styles.buttons}>
        <Dialog.Close
          render={
            <Button ref={close} variant="secondary">
              {uiTexts.close}
            </Button>
          }
        />
        <Button disabled>{texts.waiting}</Button>
      </div>
    </div>
  )
}
