import { cellPrice } from '#features/prices/listed-prices.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import type { LineChange } from '../../bulk.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import styles from './price-change.module.css'
import type { PricesAfter } from './use-bulk.ts'

type PricePreviewProps = {
  prices: readonly PricesAfter[]
  /** How many prices change. */
  count: number
  own: readonly NamedLabel[]
  nameOf: (dish: Dish) => string
  currency: string
}

const signed = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, signDisplay: 'exceptZero' })

/** Each price that changes, now and after; those of a dish under its name. */
export function PricePreview({ prices, count, own, nameOf, currency }: PricePreviewProps) {
  if (prices.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className="vh">{texts.beforeAndAfter}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.prices(count)}</th>
          <th scope="col">{texts.now}</th>
          <th scope="col">{texts.after}</th>
          <th scope="col" className={styles.wide}>
            {texts.change}
          </th>
        </tr>
      </thead>
      {prices.map(({ dish, changes }) => (
        <DishPrices key={dish._id} name={nameOf(dish)} changes={changes} own={own} currency={currency} />
      ))}
    </table>
  )
}

type DishPricesProps = Pick<PricePreviewProps, 'own' | 'currency'> & { name: string; changes: readonly LineChange[] }

/** A dish with one price is one row. */
function DishPrices({ name, changes, own, currency }: DishPricesProps) {
  const changed = changes.filter(({ line, after }) => line !== after)
  const isOne = changes.length === 1
  return (
    <tbody>
      {!isOne && (
        <tr className={styles.dish}>
          <th scope="rowgroup" colSpan={4}>
            {name}
          </th>
        </tr>
      )}
      {changed.map(({ line, after }) => (
        <tr key={changes.findIndex(one => one.line === line)} className={isOne ? undefined : styles.line}>
          <th scope="row">{isOne ? name : labelName(line.label, own) || texts.price}</th>
          <td>{cellPrice(line, currency)}</td>
          <td className={styles.after}>{cellPrice(after, currency)}</td>
          <td className={styles.wide}>{signed.format(((after.cents ?? 0) - (line.cents ?? 0)) / 100)}</td>
        </tr>
      ))}
    </tbody>
  )
}
