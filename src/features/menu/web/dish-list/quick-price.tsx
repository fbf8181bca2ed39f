import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/toast/toast.ts'
import { formatPrice, parsePrice } from '#shared/money.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { typedPrice } from './dish-look.ts'
import styles from './quick-price.module.css'
import { openNextPrice } from '../keyboard/row-focus.ts'
import type { DishActions } from './use-dish-actions.ts'

type QuickPriceProps = { dish: Dish; name: string; currency: string; actions: DishActions; className?: string }

/** How a price is left. */
type Leaving = 'enter' | 'escape' | 'blur'

/**
 * The price in a row; a click turns it into a field. Enter or leaving the field saves, Escape cancels; when the server
 * refuses, the typed text stays. Enter goes on with the price of the next row.
 */
export function QuickPrice({ dish, name, currency, actions, className }: QuickPriceProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (leaving: Leaving) => {
    setOpen(false)
    if (leaving !== 'blur') requestAnimationFrame(() => button.current?.focus())
  }
  if (isOpen) {
    return (
      <PriceInput
        className={className}
        start={typedPrice(dish.price)}
        label={texts.price(name)}
        save={typed => actions.savePrice(dish, typed)}
        onClose={close}
      />
    )
  }
  const shown = formatPrice(dish.price, currency)
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.price, className)}
      data-price=""
      data-sold-out={dish.available ? undefined : ''}
      aria-label={`${shown}. ${texts.changePrice(name)}`}
      title={texts.changePrice(name)}
      onClick={() => setOpen(true)}
    >
      {shown}
    </button>
  )
}

type PriceInputProps = {
  start: string
  label: string
  save: (typed: string) => Promise<unknown>
  onClose: (leaving: Leaving) => void
  className?: string
}

function PriceInput({ start, label, save, onClose, className }: PriceInputProps) {
  const [typed, setTyped] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const finish = async (leaving: 'enter' | 'blur') => {
    if (isSaving.current) return
    const isSame = typed.trim() === start
    const parsed = parsePrice(typed)
    if (!isSame && 'problem' in parsed) return setProblem(parsed.problem)
    isSaving.current = true
    const then = leaving === 'enter' && openNextPrice(input.current) ? 'blur' : leaving
    if (isSame) return onClose(then)
    setBusy(true)
    try {
      await save(typed)
      onClose(then)
    } catch (error) {
      isSaving.current = false
      setBusy(false)
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
      input.current?.focus()
    }
  }
  return (
    <form
      className={cx(styles.form, className)}
      onSubmit={event => {
        event.preventDefault()
        void finish('enter')
      }}
    >
      <input
        ref={input}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        readOnly={isBusy}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setProblem(null)
        }}
        onKeyDown={event => event.key === 'Escape' && onClose('escape')}
        onBlur={() => void finish('blur')}
      />
      {problem && (
        <p className={styles.problem} id={errorId} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
