import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { Draft } from '#features/bringing/draft.contract.ts'
import { type DraftDish, textIn } from '#features/bringing/screen/review.rules.ts'
import { originalTexts as texts } from '#features/bringing/screen/review.texts.ts'
import { pageUrl } from '../../page-url.ts'
import { Crop } from '../row/crop.tsx'
import styles from './original.module.css'
import { useReviewActions } from '../review-actions.ts'

type OriginalProps = { draft: Draft; dish: DraftDish; open: boolean; onClose: () => void }

/** The page beside the review, the line framed; in a text, the line marked. On phones a sheet, which Back closes. */
export function Original({ draft, dish, open, onClose }: OriginalProps) {
  const { isPhone } = useReviewActions()
  const hasPictures = draft.pages.some(({ image }) => image)
  const title = draft.source === 'text' ? texts.pasted : texts.read
  const content = hasPictures ? <Pages key={dish._id} draft={draft} dish={dish} /> : <Lines draft={draft} dish={dish} />
  if (isPhone)
    return (
      <Modal open={open} onClose={onClose} title={title}>
        {content}
      </Modal>
    )
  if (!open) return null
  return (
    <aside className={styles.aside} aria-label={texts.label}>
      <header className={styles.header}>
        <b>{title}</b>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label={texts.close}
          icon={<XIcon size={18} weight="bold" />}
          onClick={onClose}
        />
      </header>
      {content}
    </aside>
  )
}

function Pages({ draft, dish }: { draft: Draft; dish: DraftDish }) {
  const { restaurant } = useReviewActions()
  const [page, setPage] = useState(dish.origin.page)
  const count = draft.pages.length
  const image = draft.pages[page - 1]?.image
  const box = page === dish.origin.page ? dish.origin.box : undefined
  const name = textIn(dish.names, restaurant.defaultLocale)
  const part = (value: number, of: number) => `${(100 * value) / of}%`
  return (
    <>
      <div className={styles.crop}>
        <Crop restaurantId={restaurant._id} draft={draft} dish={dish} label={texts.line(name)} />
        <p>{texts.line(name)}</p>
      </div>
      {count > 1 && (
        <div className={styles.pager}>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={texts.before}
            disabled={page <= 1}
            icon={<CaretLeftIcon size={18} weight="bold" />}
            onClick={() => setPage(page - 1)}
          />
          <span>{texts.page(page, count)}</span>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={texts.after}
            disabled={page >= count}
            icon={<CaretRightIcon size={18} weight="bold" />}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
      {image && (
        <div className={styles.page}>
          <img src={pageUrl(restaurant._id, page)} width={image.width} height={image.height} alt={texts.photo(page)} />
          {box && (
            <i
              style={{
                left: part(box.x, image.width),
                top: part(box.y, image.height),
                width: part(box.width, image.width),
                height: part(box.height, image.height),
              }}
            />
          )}
        </div>
      )}
    </>
  )
}

/** What was read, in its order. */
function Lines({ draft, dish }: { draft: Draft; dish: DraftDish }) {
  const lines = draft.dishes.toSorted(
    (one, other) => one.origin.page - other.origin.page || one.origin.line - other.origin.line,
  )
  const show = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard.
    <div className={styles.lines} tabIndex={0} role="region" aria-label={texts.label}>
      {lines.map(({ _id, origin }) =>
        _id === dish._id ? (
          <mark key={_id} ref={show}>
            {origin.text}
          </mark>
        ) : (
          <p key={_id}>{origin.text}</p>
        ),
      )}
    </div>
  )
}
