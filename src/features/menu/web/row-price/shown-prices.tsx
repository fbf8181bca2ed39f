import { listedPrices, shortPrices } from '#features/prices/listed-prices.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import styles from './quick-price.module.css'

/** Letters from which a line of prices needs a wide phone, and from which none is wide enough. */
const LONG = 16
const LONGEST = 23

type ShownPricesProps = { lines: readonly PriceLine[]; currency: string }

/** All prices of a row; the shorter form takes their place where there is no room for them (TABLE §4.4). */
export function ShownPrices({ lines, currency }: ShownPricesProps) {
  const full = listedPrices(lines, currency)
  const short = shortPrices(lines, currency)
  const hasShort = short !== full
  const length = !hasShort || full.length < LONG ? undefined : full.length < LONGEST ? 'long' : 'longest'
  return (
    <>
      <span className={styles.full} data-length={length}>
        {full}
      </span>
      {hasShort && (
        <span className={styles.short} data-several="">
          {short}
        </span>
      )}
    </>
  )
}
