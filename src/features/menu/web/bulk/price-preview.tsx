import type { Dish } from '../../menu.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import styles from './price-change.module.css'
import type { PriceAfter } from './use-bulk.ts'

type PricePreviewProps = {
  prices: readonly PriceAfter[]
  nameOf: (dish: Dish) => string
  format: (cents: number) => string
  /** Dishes without a price stay as they are. */
  unpriced: number
}

const signed = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, signDisplay: 'exceptZero' })

/** Each ticked dish with its price now and after. */
export function PricePreview({ prices, nameOf, format, unpriced }: PricePreviewProps) {
  return (
    <>
      {prices.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.marked(prices.length)}</th>
              <th scope="col">{texts.now}</th>
              <th scope="col">{texts.after}</th>
              <th scope="col" className={styles.wide}>
                {texts.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ dish, cents }) => {
              const before = Math.round(dish.price * 100)
              return (
                <tr key={dish._id}>
                  <th scope="row">{nameOf(dish)}</th>
                  <td>{format(before)}</td>
                  <td className={styles.after}>{format(cents)}</td>
                  <td className={styles.wide}>{signed.format((cents - before) / 100)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {unpriced > 0 && <p className={styles.unpriced}>{texts.unpriced(unpriced)}</p>}
    </>
  )
}
