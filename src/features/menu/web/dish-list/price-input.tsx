import { useEffect, useId, useRef, useState } from 'react'
import { parsePrice } from '#shared/money.ts'
import { messageOf } from '#ui/client/api-error.ts'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { menuTexts } from '../../menu.texts.ts'
import { openNextPrice } from '../focus/row-focus.ts'
import styles from './quick-price.module.css'

/** How a price is left. */
export type Leaving = 'enter' | 'escape' | 'blur'

type PriceInputProps = {
  start: string
  label: string
  save: (typed: string) => Promise<unknown>
  onClose: (leaving: Leaving) => void
  className?: string
}

/** The price as a field, which is open until it is stored or left. */
export function PriceInput({ start, label, save, onClose, className }: PriceInputProps) {
  const { input, typed, type, problem, isBusy, finish } = usePriceTyping({ start, save, onClose })
  const errorId = useId()
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
        onChange={event => type(event.target.value)}
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

/**
 * Enter saves and goes on with the next row's price, leaving the field saves; what is refused stays as it was typed.
 */
function usePriceTyping({ start, save, onClose }: Pick<PriceInputProps, 'start' | 'save' | 'onClose'>) {
  const [typed, setTyped] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useUnsaved(typed.trim() !== start)
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
  const type = (next: string) => {
    setTyped(next)
    setProblem(null)
  }
  return { input, typed, type, problem, isBusy, finish }
}
