import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { useScheduling } from '#ui/scheduling/scheduling.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import { useOwnLabels } from '#features/prices/web/index.ts'
import { changedLines, changedPrice, type PricesOf, ROUNDINGS, type Rounding } from '../../bulk.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Dish } from '../../menu.contract.ts'
import { PercentStepper } from './percent-stepper.tsx'
import styles from './price-change.module.css'
import { PricePreview } from './price-preview.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import type { Bulk, MarkedProps } from './use-bulk.ts'
import { WhichPrices } from './which-prices.tsx'

const START_PERCENT = 5
const START_ROUNDING: Rounding = 10

type PriceChangeProps = MarkedProps & {
  open: boolean
  bulk: Pick<Bulk, 'isBusy' | 'isWaiting' | 'giveUp' | 'setPrices' | 'priceItems' | 'endAfter'>
  onClose: () => void
}

/** 'Subir precio n %' of the ticked dishes, with the prices that each will have (DAILY-WORK §3.7, TABLE §4.5). */
export function PriceChange({ open, bulk, dishes, restaurant, nameOf, onClose }: PriceChangeProps) {
  const { own } = useOwnLabels(restaurant)
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [size, setSize] = useState(START_PERCENT)
  const [rounding, setRounding] = useState<Rounding>(START_ROUNDING)
  const [of, setOf] = useState<PricesOf>('all')
  const percent = direction === 'up' ? size : -size
  const prices = dishes
    .map(dish => ({
      dish,
      changes: changedLines(dish.prices.map(lineOf), of, cents => changedPrice(cents, percent, rounding)),
    }))
    .filter(({ changes }) => changes.some(({ line, after }) => line !== after))
  const count = prices.flatMap(({ changes }) => changes.filter(({ line, after }) => line !== after)).length
  const notes = notesOn(dishes, of, own)
  useUnsaved(open && (percent !== START_PERCENT || rounding !== START_ROUNDING || of !== 'all'))
  const { schedule, dialog } = useScheduling()
  const scheduleIt = () =>
    schedule?.({
      restaurantId: restaurant._id,
      kind: 'bulk',
      body: { items: bulk.priceItems(prices) },
      happens: texts.pricesHappen(count),
      onScheduled: () => bulk.endAfter(onClose),
    })
  const save = async () => {
    if (await bulk.setPrices(prices)) onClose()
  }
  return (
    <Modal
      open={open}
      className={styles.sheet}
      title={
        <>
          {texts.priceTitle(percent)} <span className={styles.size}>{texts.size(percent)}</span>
        </>
      }
      onClose={onClose}
      footer={
        <SheetFooter
          bulk={bulk}
          reason={count > 0 ? undefined : notes.join(' ')}
          onCancel={onClose}
          onSave={() => void save()}
          {...(schedule && { onSchedule: scheduleIt })}
        >
          {texts.changePrices(count, percent)}
        </SheetFooter>
      }
    >
      <div className={styles.percentage} inert={bulk.isBusy}>
        <Segmented
          label={texts.direction}
          className={styles.direction}
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'up', label: texts.up },
            { value: 'down', label: texts.down },
          ]}
        />
        <PercentStepper value={size} onChange={setSize} />
        <Segmented
          label={texts.rounding}
          showLabel
          className={styles.rounding}
          value={`${rounding}`}
          onChange={value => setRounding(ROUNDINGS.find(one => `${one}` === value) ?? 1)}
          options={ROUNDINGS.map(value => ({ value: `${value}`, label: texts.roundings[value] }))}
        />
      </div>
      <div className={styles.controls} inert={bulk.isBusy}>
        <WhichPrices dishes={dishes} own={own} value={of} onChange={setOf} />
        {notes.map(note => (
          <p key={note} className={styles.note}>
            <InfoIcon size={16} aria-hidden="true" />
            {note}
          </p>
        ))}
      </div>
      <PricePreview prices={prices} count={count} own={own} nameOf={nameOf} currency={restaurant.currency} />
      {dialog}
    </Modal>
  )
}

/** What stays: market prices, and dishes without a price, or without one of that label. */
function notesOn(dishes: readonly Dish[], of: PricesOf, own: readonly NamedLabel[]): string[] {
  const chosen = dishes.map(({ prices }) => (of === 'all' ? prices : prices.filter(({ label }) => label === of.label)))
  const market = chosen.filter(lines => lines.some(line => line.market)).length
  const none = chosen.filter(lines => lines.every(line => !line.market && line.amount === null)).length
  const without = of === 'all' ? texts.unpriced(none) : texts.without(none, labelName(of.label, own))
  return [...(market > 0 ? [texts.byMarket(market)] : []), ...(none > 0 ? [without] : [])]
}
