import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import type { DraftDish } from '#features/bringing/screen/review.rules.ts'
import { reviewTexts as texts } from '#features/bringing/screen/review.texts.ts'
import styles from './dish-row.module.css'
import { priceTextOf } from './price-cell.ts'
import { type Field, useReviewActions } from '../review-actions.ts'

type CellProps = { dish: DraftDish; field: Field; isOpen: boolean; className: string | undefined; children: ReactNode }

const NEXT: Readonly<Record<Field, Field | null>> = { name: 'description', description: 'price', price: null }
const MAX: Readonly<Record<Field, number>> = { name: 120, description: 1000, price: 200 }

/** A text that becomes a field where it stands: Enter saves, Tab goes right, Escape brings the text back. */
export function Cell({ dish, field, isOpen, className, children }: CellProps) {
  const { edit } = useReviewActions()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <OpenCell dish={dish} field={field} className={className} />
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.cell, className)}
      data-cell={field}
      onClick={() => edit({ dish: dish._id, field })}
    >
      <span className="vh">{texts.heads[field]}: </span>
      {children}
    </button>
  )
}

function OpenCell({ dish, field, className }: Omit<CellProps, 'isOpen' | 'children'>) {
  const { restaurant, written, edit, save, noteWrong } = useReviewActions()
  const locale = restaurant.defaultLocale
  const stored =
    field === 'price'
      ? priceTextOf(dish, written)
      : ((field === 'name' ? dish.names[locale] : dish.descriptions[locale]) ?? '')
  const [text, setText] = useState(stored)
  const [problem, setProblem] = useState<string>()
  const cell = `${dish._id}.${field}`
  const isOver = useRef(false)
  useEffect(() => () => noteWrong(cell, false), [cell, noteWrong])

  const finish = (next: Field | null) => {
    if (isOver.current) return
    if (text !== stored) {
      const refused = save(dish, field, text)
      setProblem(refused)
      noteWrong(cell, refused !== undefined)
      if (refused !== undefined) return
    }
    isOver.current = true
    edit(next && { dish: dish._id, field: next })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      isOver.current = true
      edit(null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      finish(null)
    } else if (event.key === 'Tab' && !event.shiftKey && NEXT[field] && problem === undefined) {
      event.preventDefault()
      finish(NEXT[field])
    }
  }
  return (
    <div className={cx(styles.cell, className)} data-open="">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in.
        autoFocus
        className={styles.input}
        aria-label={texts.heads[field]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${cell}-problem`}
        inputMode={field === 'price' ? 'text' : undefined}
        maxLength={MAX[field]}
        value={text}
        onChange={event => setText(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={press}
        onBlur={() => finish(null)}
      />
      {problem && (
        <p className={styles.problem} id={`${cell}-problem`} role="alert">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  )
}
