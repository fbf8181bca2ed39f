import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useId, useState } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { cellPrice, MARKET_SHORT } from '../../listed-prices.ts'
import type { PriceLine } from '../../price-line.ts'
import { repeatedLabelText } from '../../price-text.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import { labelName, linesOfOneName, type TypedPrices } from '../../typed-prices.ts'
import { LabelPicker } from '../labels/label-picker.tsx'
import { useOwnLabels } from '../prices.queries.ts'
import styles from './price-cells.module.css'

const COLUMNS_MAX = 3

type PriceCellsProps = {
  typed: TypedPrices
  restaurant: Restaurant
  onLabel: (at: number, label: string | null) => void
  onWriting: (isWriting: boolean) => void
}

/** One cell for each price that was understood: its label, which a tap changes, over its amount. */
export function PriceCells({ typed: { lines }, restaurant, onLabel, onWriting }: PriceCellsProps) {
  const { own } = useOwnLabels(restaurant)
  const [asked, setAsked] = useState<{ at: number; serial: number; isOpen: boolean } | null>(null)
  const errorId = useId()
  const { currency } = restaurant
  const wrong = linesOfOneName(lines)
  const problem = repeatedLabelText(lines, own)
  const line = asked && lines[asked.at]
  const open = (at: number) => setAsked(last => ({ at, serial: (last?.serial ?? 0) + 1, isOpen: true }))
  const close = () => setAsked(last => last && { ...last, isOpen: false })
  if (lines.length === 0) return null
  return (
    <>
      <ul className={styles.cells} data-columns={Math.min(lines.length, COLUMNS_MAX)} aria-label={texts.cells}>
        {lines.map((one, at) => (
          <li key={at} data-wrong={wrong.has(one) ? '' : undefined}>
            <button
              type="button"
              className={styles.label}
              aria-haspopup="dialog"
              aria-label={texts.changeLabel(priceName(one, currency), labelName(one.label, own))}
              aria-describedby={wrong.has(one) ? errorId : undefined}
              data-none={one.label === null ? '' : undefined}
              onClick={() => open(at)}
              onKeyDown={event => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                open(at)
              }}
            >
              <span>{labelName(one.label, own) || texts.label}</span>
              <CaretDownIcon size={13} weight="bold" aria-hidden="true" />
            </button>
            <Amount line={one} currency={currency} />
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p className={styles.problem} id={errorId} role="alert">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {problem}
        </p>
      )}
      {asked && line && (
        <LabelPicker
          key={asked.serial}
          open={asked.isOpen}
          price={priceName(line, currency)}
          label={line.label}
          restaurant={restaurant}
          onChoose={label => {
            onLabel(asked.at, label)
            close()
          }}
          onWriting={onWriting}
          onClose={close}
        />
      )}
    </>
  )
}

const priceName = ({ cents, market }: PriceLine, currency: string): string =>
  market ? texts.market : cellPrice({ cents, unit: null }, currency)

function Amount({ line, currency }: { line: PriceLine; currency: string }) {
  const { cents, market, unit, minPersons } = line
  if (market)
    return (
      <>
        <b className="num">{MARKET_SHORT}</b>
        {cents !== null && <small className="num">{texts.today(cellPrice(line, currency))}</small>}
      </>
    )
  const amount = cellPrice({ cents, unit: null }, currency)
  return (
    <>
      <b className="num">
        {amount}
        {unit !== null && <span className={styles.unit}>{cellPrice(line, currency).slice(amount.length)}</span>}
      </b>
      {minPersons !== null && <small>{texts.minPersons(minPersons)}</small>}
    </>
  )
}
