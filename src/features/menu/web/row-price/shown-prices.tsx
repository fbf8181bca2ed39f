import { listedPrices, shortPrices } from '#features/prices/listed-prices.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import styles from './quick-price.module.css'

/** Letters from which a line of prices has so much of a phone's row, the longest first. */
const LENGTHS = [
  ['longest', 23],
  ['longer', 20],
  ['long', 16],
] as const

type ShownPricesProps = { lines: readonly PriceLine[]; currency: string }

/** All prices of a row; the shorter form takes their place where there is no room for them (TABLE §4.4). */
export function ShownPrices({ lines, currency }: ShownPricesProps) {
  const full = listedPrices(lines, currency)
  const short = shortPrices(lines, currency)
  const hasShort = short !== full
  const length = hasShort ? LENGTHS.find(([, least]) => full.length >= least)?.[0] : undefined
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
