import { useState } from 'react'
import { formatPrice } from '#shared/money.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { changedPrice, ROUNDINGS, type Rounding } from '../../bulk.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { PercentStepper } from './percent-stepper.tsx'
import styles from './price-change.module.css'
import { PricePreview } from './price-preview.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import type { Bulk, MarkedProps, PriceAfter } from './use-bulk.ts'

const START_PERCENT = 5
const START_ROUNDING: Rounding = 10

type PriceChangeProps = MarkedProps & { open: boolean; bulk: Bulk; onClose: () => void }

/** 'Subir precio n %' of the ticked dishes, with the price that each will have (DAILY-WORK §3.7). */
export function PriceChange({ open, bulk, dishes, restaurant, nameOf, onClose }: PriceChangeProps) {
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [size, setSize] = useState(START_PERCENT)
  const [rounding, setRounding] = useState<Rounding>(START_ROUNDING)
  const percent = direction === 'up' ? size : -size
  const priced = dishes.filter(dish => dish.price > 0)
  const prices: PriceAfter[] = priced.map(dish => {
    const cents = Math.round(dish.price * 100)
    return { dish, cents: changedPrice(cents, percent, rounding) }
  })
  const unpriced = dishes.length - priced.length
  useUnsaved(open && (percent !== START_PERCENT || rounding !== START_ROUNDING))
  const save = async () => {
    if (await bulk.setPrices(prices)) onClose()
  }
  return (
    <Modal
      open={open}
      title={texts.priceTitle(percent)}
      onClose={onClose}
      footer={
        <SheetFooter
          bulk={bulk}
          reason={prices.length > 0 ? undefined : texts.unpriced(unpriced)}
          onCancel={onClose}
          onSave={() => void save()}
        >
          {texts.changePrices(prices.length, percent)}
        </SheetFooter>
      }
    >
      <div className={styles.controls} inert={bulk.isBusy}>
        <Segmented
          label={texts.direction}
          wide
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
          wide
          value={`${rounding}`}
          onChange={value => setRounding(ROUNDINGS.find(one => `${one}` === value) ?? 1)}
          options={ROUNDINGS.map(value => ({ value: `${value}`, label: texts.roundings[value] }))}
        />
      </div>
      <PricePreview
        prices={prices}
        nameOf={nameOf}
        format={cents => formatPrice(cents / 100, restaurant.currency)}
        unpriced={unpriced}
      />
    </Modal>
  )
}
