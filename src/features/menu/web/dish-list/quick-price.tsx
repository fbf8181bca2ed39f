import { useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { formatPrice } from '#shared/money.ts'
import type { Dish } from '../../menu.contract.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { typedPrice } from '../../fields/price-fields.ts'
import { type Leaving, PriceInput } from './price-input.tsx'
import styles from './quick-price.module.css'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type QuickPriceProps = {
  dish: Dish
  name: string
  currency: string
  actions: DishActions
  className?: string
  /** The class of a price that can only be read. */
  fixed?: string | undefined
}

/**
 * The price in a row; a click turns it into a field. Enter or leaving the field saves, Escape cancels; when the server
 * refuses, the typed text stays, also where the plan has just ended. Enter goes on with the price of the next row.
 */
export function QuickPrice({ dish, name, currency, actions, className, fixed }: QuickPriceProps) {
  /** The dish as it was when its price was opened: the list may be loaded again meanwhile. */
  const [seen, setSeen] = useState<Dish | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = (leaving: Leaving) => {
    setSeen(null)
    if (leaving !== 'blur') requestAnimationFrame(() => button.current?.focus())
  }
  if (seen) {
    return (
      <PriceInput
        className={className}
        start={typedPrice(seen.price)}
        label={texts.price(name)}
        save={typed => actions.savePrice(seen, typed)}
        onClose={close}
      />
    )
  }
  const shown = formatPrice(dish.price, currency)
  if (fixed !== undefined) return <span className={fixed}>{shown}</span>
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.price, className)}
      data-price=""
      data-sold-out={dish.available ? undefined : ''}
      aria-label={`${shown}. ${texts.changePrice(name)}`}
      title={texts.changePrice(name)}
      onClick={() => setSeen(dish)}
    >
      {shown}
    </button>
  )
}
