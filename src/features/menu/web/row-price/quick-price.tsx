import { useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { type Leaving, PriceInput } from './price-input.tsx'
import styles from './quick-price.module.css'
import { ShownPrices } from './shown-prices.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type QuickPriceProps = {
  dish: Dish
  name: string
  restaurant: Restaurant
  actions: DishActions
  className?: string
  /** The class of a price that can only be read. */
  fixed?: string | undefined
}

/**
 * The prices in a row; a click turns them into a field. Enter or leaving the field saves, Escape cancels; when the
 * server refuses, the typed text stays, also where the plan has just ended. Enter goes on with the price of the next
 * row.
 */
export function QuickPrice({ dish, name, restaurant, actions, className, fixed }: QuickPriceProps) {
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
        dish={seen}
        label={texts.price(name)}
        restaurant={restaurant}
        save={(prices, told) => actions.savePrices(seen, prices, told)}
        onClose={close}
      />
    )
  }
  const lines = dish.prices.map(lineOf)
  const shown = <ShownPrices lines={lines} currency={restaurant.currency} />
  if (fixed !== undefined) return <span className={fixed}>{shown}</span>
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.price, className)}
      data-price=""
      data-sold-out={dish.available ? undefined : ''}
      aria-label={`${listedPrices(lines, restaurant.currency)}. ${texts.changePrice(name)}`}
      title={texts.changePrice(name)}
      onClick={() => setSeen(dish)}
    >
      {shown}
    </button>
  )
}
