import { Dialog } from '@base-ui/react/dialog'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { Button } from '#ui/button/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import styles from './enlarged-page.module.css'
import { PageTurns } from './page-turns.tsx'
import { sizeOf } from './pages-view.rules.ts'

type EnlargedPageProps = {
  pictures: readonly string[]
  urls: readonly string[]
  /** From 0; null: closed. */
  page: number | null
  onTurn: (page: number) => void
  /** Where the focus goes when it closes. */
  returnFocus: (page: number) => HTMLElement | null
  onClose: () => void
}

/** One page at its true size; ← → turn, Esc goes back to the page it left (PAPER-AND-NUMBERS §8). */
export function EnlargedPage({ pictures, urls, page, onTurn, returnFocus, onClose }: EnlargedPageProps) {
  const all = pictures.length
  // It closes with the page that it showed.
  const [last, setLast] = useState(0)
  if (page !== null && page !== last) setLast(page)
  const shown = Math.min(last, Math.max(all - 1, 0))
  const before = shown > 0 ? () => onTurn(shown - 1) : undefined
  const after = shown < all - 1 ? () => onTurn(shown + 1) : undefined
  const { width, height } = sizeOf(pictures[shown] ?? '')
  useBackStep(page !== null, () => {
    onClose()
    return true
  })
  return (
    <Dialog.Root open={page !== null} onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.popup}
          finalFocus={() => returnFocus(shown) ?? true}
          onKeyDown={event => {
            if (event.key === 'ArrowLeft') before?.()
            if (event.key === 'ArrowRight') after?.()
          }}
        >
          <header className={styles.head}>
            <Dialog.Close
              render={
                <Button variant="ghost" iconOnly aria-label={uiTexts.close} icon={<XIcon size={20} weight="bold" />} />
              }
            />
            <Dialog.Title className={styles.title}>{texts.pageOf(shown + 1, all)}</Dialog.Title>
            {all > 1 && (
              <PageTurns before={texts.pageBefore} after={texts.pageAfter} onBefore={before} onAfter={after} />
            )}
            <span className={styles.size}>{texts.trueSize}</span>
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls both ways, also by keyboard. */}
          <div className={styles.room} tabIndex={0} role="group" aria-label={texts.atTrueSize(shown + 1)}>
            <img
              src={urls[shown]}
              width={Math.round(width)}
              height={Math.round(height)}
              alt={texts.pagePicture(shown + 1)}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
