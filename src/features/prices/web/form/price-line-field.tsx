import { type Ref, useRef } from 'react'
import { formatPrice } from '#shared/money.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field/field.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import { chooseLabel, fieldText, isOnePlain, linesOfOneName, type TypedPrices, typePrices } from '../../typed-prices.ts'
import { PriceKeys } from '../keys/price-keys.tsx'
import { useOwnLabels } from '../prices.queries.ts'
import { PriceCells } from './price-cells.tsx'
import { PriceHints } from './price-hints.tsx'
import styles from './price-line-field.module.css'
import { useReadAgain } from './use-read-again.ts'

type PriceLineFieldProps = {
  label: string
  typed: TypedPrices
  onChange: (typed: TypedPrices) => void
  onBlur: () => void
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
  restaurant: Restaurant
  categoryId: string
  /** Labels for so many prices of this dish. */
  propose: (count: number) => (string | null)[]
  /** A label of the house is being written. */
  onWriting: (isWriting: boolean) => void
}

/** The prices of a dish in one line, unfolded into cells with labels where they are more than one amount (TABLE §4). */
export function PriceLineField(props: PriceLineFieldProps) {
  const { label, typed, onChange, onBlur, inputRef, error, restaurant, categoryId, propose, onWriting } = props
  const { currency } = restaurant
  const { own } = useOwnLabels(restaurant)
  const input = useRef<HTMLInputElement | null>(null)
  const reading = { own, propose, categoryId }
  useReadAgain(typed, reading, onChange)
  const type = (text: string) => onChange(typePrices(typed, text, reading))
  const isFolded = isOnePlain(typed.lines) && typed.lost.length === 0
  // Said beside the cells that have it.
  const isOfCells = typed.problem === undefined && linesOfOneName(typed.lines).size > 0
  const add = () => {
    input.current?.focus()
    type(`${typed.text.trimEnd()} / `.trimStart())
  }
  return (
    <>
      <div className={cx(styles.field, isFolded ? undefined : styles.wide)} data-wide={isFolded ? undefined : ''}>
        <Field
          label={label}
          error={isOfCells ? undefined : error}
          hint={isFolded && error === undefined ? texts.severalHint : undefined}
        >
          {control => (
            <div className={styles.wrap}>
              <input
                {...control}
                ref={element => {
                  input.current = element
                  if (typeof inputRef === 'function') inputRef(element)
                }}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                placeholder="0,00"
                value={fieldText(typed, currency)}
                onChange={event => type(event.target.value)}
                onBlur={onBlur}
              />
              {isFolded && (
                <span className={styles.sign} aria-hidden="true">
                  {formatPrice(0, currency).replace(/^[\d.,\s]+/, '')}
                </span>
              )}
              <button type="button" className={styles.add} onClick={add}>
                /<span className={styles.another}> {texts.another}</span> <span className="vh">{texts.price}</span>
              </button>
            </div>
          )}
        </Field>
      </div>
      {!isFolded && (
        <div className={styles.unfolded}>
          <PriceCells
            typed={typed}
            restaurant={restaurant}
            onWriting={onWriting}
            onLabel={(at, chosen) => onChange(chooseLabel(typed, at, chosen, own))}
          />
          <PriceHints typed={typed} restaurant={restaurant} />
        </div>
      )}
      <PriceKeys input={input} currency={currency} onType={type} />
    </>
  )
}
