import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { priceFormTexts } from '#features/prices/price-form.texts.ts'
import {
  fieldText,
  isOnePlain,
  type Reading,
  startTyping,
  toldChange,
  typedProblem,
  type TypedPrices,
  typePrices,
} from '#features/prices/typed-prices.ts'
import { PriceKeys, PriceLegend, useOwnLabels, useReadAgain } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { useLabelProposals } from '../data/label-proposals.ts'
import { openNextPrice } from '../focus/row-focus.ts'
import styles from './price-input.module.css'

/** How a price is left. */
export type Leaving = 'enter' | 'escape' | 'blur'

/** Letters of a sentence that a phone shows in one line. */
const ONE_LINE = 48

type PriceInputProps = {
  /** As it was when its price was opened. */
  dish: Dish
  label: string
  restaurant: Restaurant
  /** `told`: what has changed, in words. */
  save: (prices: PriceLine[], told: string) => Promise<unknown>
  onClose: (leaving: Leaving) => void
}

/** The prices of a row as a field of one line, which is open until they are stored or left (TABLE §4.4). */
export function PriceInput({ dish, label, restaurant, save, onClose }: PriceInputProps) {
  const { own } = useOwnLabels(restaurant)
  const { categoryId, _id: dishId } = dish
  const reading = { own, categoryId, propose: useLabelProposals(restaurant, { categoryId, dishId }) }
  const { currency } = restaurant
  const { input, typed, type, setTyped, problem, isBusy, finish } = usePriceTyping({
    dish,
    reading,
    save: lines => save(lines, toldChange(dish.prices.map(lineOf), lines, { own, currency })),
    onClose,
  })
  useReadAgain(typed, reading, setTyped)
  const legendId = useId()
  const hasLegend = problem !== undefined || !isOnePlain(typed.lines) || typed.lost.length > 0
  return (
    <form
      className={styles.form}
      data-price-form=""
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
        aria-describedby={hasLegend ? legendId : undefined}
        readOnly={isBusy}
        value={fieldText(typed, currency)}
        onChange={event => type(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onClose('escape')}
        onBlur={event => {
          const isOwn = event.currentTarget.form?.contains(event.relatedTarget) ?? false
          if (!isOwn) void finish('blur')
        }}
      />
      <button type="submit" className={styles.save} aria-label={priceFormTexts.save} disabled={isBusy}>
        <CheckIcon size={18} weight="bold" aria-hidden="true" />
      </button>
      {hasLegend && (
        <p
          className={styles.legend}
          id={legendId}
          role={problem ? 'alert' : undefined}
          data-long={problem && problem.length > ONE_LINE ? '' : undefined}
        >
          {problem ? (
            <>
              <WarningCircleIcon size={15} weight="fill" aria-hidden="true" />
              <span>{problem}</span>
            </>
          ) : (
            <PriceLegend typed={typed} own={own} currency={currency} />
          )}
        </p>
      )}
      <PriceKeys input={input} currency={currency} onType={type} />
    </form>
  )
}

type Typing = Pick<PriceInputProps, 'dish' | 'onClose'> & {
  reading: Reading
  save: (lines: PriceLine[]) => Promise<unknown>
}

/**
 * Enter saves and goes on with the next row's price, leaving the field saves; what is refused stays as it was typed.
 */
function usePriceTyping({ dish, reading, save, onClose }: Typing) {
  const [start] = useState(() => startTyping(dish.prices.map(lineOf)))
  const [typed, setTyped] = useState<TypedPrices>(start)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const isSame = typed.text.trim() === start.text
  useUnsaved(!isSame)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const finish = async (leaving: 'enter' | 'blur') => {
    if (isSaving.current) return
    const wrong = isSame ? undefined : typedProblem(typed, reading.own)
    if (wrong !== undefined) {
      setProblem(wrong)
      return leaving === 'enter' ? input.current?.focus() : undefined
    }
    isSaving.current = true
    const then = leaving === 'enter' && openNextPrice(input.current) ? 'blur' : leaving
    if (isSame) return onClose(then)
    setBusy(true)
    try {
      await save(typed.lines)
      onClose(then)
    } catch (error) {
      isSaving.current = false
      setBusy(false)
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
      input.current?.focus()
    }
  }
  const type = (text: string) => {
    setTyped(typePrices(typed, text, reading))
    setProblem(undefined)
  }
  return { input, typed, type, setTyped, problem, isBusy, finish }
}
