import { useId } from 'react'
import { PRICE_LABELS } from '#features/prices/price-line.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import { PillChoice } from '#features/prices/web/index.ts'
import type { PricesOf } from '../../bulk.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Dish } from '../../menu.contract.ts'
import styles from './which-prices.module.css'

const ALL = 'all'

type WhichPricesProps = {
  dishes: readonly Dish[]
  own: readonly NamedLabel[]
  value: PricesOf
  onChange: (of: PricesOf) => void
}

/** All prices, or those of one label that occurs among the ticked dishes; nothing to choose where none does. */
export function WhichPrices({ dishes, own, value, onChange }: WhichPricesProps) {
  const titleId = useId()
  const order = [...PRICE_LABELS, ...own.map(({ id }) => id)]
  const present = new Set(dishes.flatMap(({ prices }) => prices.map(({ label }) => label)))
  const labels = order.filter(label => present.has(label))
  if (labels.length === 0) return null
  const chosen = value === 'all' ? ALL : value.label
  return (
    <div className={styles.which}>
      <span className={styles.title} id={titleId}>
        {texts.which}
      </span>
      <PillChoice
        className={styles.pills}
        options={[ALL, ...labels].map(label => ({
          value: label,
          label: label === ALL ? texts.allPrices : labelName(label, own),
        }))}
        value={chosen}
        onChange={next => onChange(next === ALL ? 'all' : { label: next })}
        aria-labelledby={titleId}
      />
    </div>
  )
}
