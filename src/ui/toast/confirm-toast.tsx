import { Toast } from '@base-ui/react/toast'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { ComponentProps, CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CONFIRM_MS } from '#ui/ui.limits.ts'
import { ToastIcon, ToastText } from './toast-card.tsx'
import styles from './question.module.css'
import type { ConfirmRequest, ToastData } from './toast-manager.ts'
import { useCountdown } from './use-countdown.ts'
import { useHeightOnPage } from './use-height-on-page.ts'

type ConfirmToastProps = { toast: Toast.Root.ToastObject<ToastData>; request: ConfirmRequest }

/** The question of `confirm()`; 10 seconds, if it has them, pause while the pointer or the focus is on the toast. */
export function ConfirmToast({ toast, request }: ConfirmToastProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(request.byKeyboard)
  const paused = hovered || focused || !request.isTimed
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useHeightOnPage('--question', root)
  const { target: cancel, restoreFocus } = useQuestionFocus(request.byKeyboard)
  const answer = (yes: boolean) => {
    restoreFocus()
    request.answer(yes)
  }
  useCountdown(CONFIRM_MS, paused, () => answer(false))

  const escape: ComponentProps<typeof Toast.Root>['onKeyDown'] = event => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventBaseUIHandler()
    if (request.isTimed) answer(false)
  }
  return (
    <Toast.Root
      ref={setRoot}
      toast={toast}
      swipeDirection={request.isTimed ? undefined : []}
      className={styles.toast}
      data-confirm=""
      data-timed={request.isTimed ? '' : undefined}
      role="alertdialog"
      onKeyDown={escape}
      onPointerEnter={event => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={event => event.target.matches(':focus-visible') && setFocused(true)}
      onBlur={event => !request.byKeyboard && !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
    >
      <div className={styles.content}>
        <div className={styles.question}>
          <ToastIcon tone={request.tone === 'danger' ? 'danger' : 'warning'}>
            {request.icon ?? <TrashIcon size={18} weight="bold" />}
          </ToastIcon>
          <ToastText>
            <Toast.Title className={styles.title} render={<p />}>
              {request.title}
            </Toast.Title>
            {request.description && (
              <Toast.Description className={styles.description} render={<div />}>
                {request.description}
              </Toast.Description>
            )}
          </ToastText>
        </div>
        <div className={styles.actions}>
          <Button ref={cancel} variant="ghost" size="sm" onClick={() => answer(false)}>
            {request.cancelLabel}
          </Button>
          <Button
            variant={request.tone === 'danger' ? 'danger-filled' : 'primary'}
            size="sm"
            onClick={() => answer(true)}
          >
            {request.confirmLabel}
          </Button>
        </div>
        {request.isTimed && (
          <span
            className={styles.bar}
            data-paused={paused ? '' : undefined}
            style={{ '--confirm-ms': `${CONFIRM_MS}ms` } as CSSProperties}
          />
        )}
      </div>
    </Toast.Root>
  )
}

/**
 * A question asked by keyboard gets the focus, on the element of `target`. The returned function gives the focus back
 * to where it was, unless the user has put it somewhere else meanwhile.
 */
function useQuestionFocus(byKeyboard: boolean) {
  const target = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    before.current = document.activeElement
    if (byKeyboard) target.current?.focus()
  }, [byKeyboard])
  const restoreFocus = () => {
    const question = target.current?.closest('[role="alertdialog"]')
    const isHere = document.activeElement === document.body || question?.contains(document.activeElement)
    if (isHere && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
  return { target, restoreFocus }
}
