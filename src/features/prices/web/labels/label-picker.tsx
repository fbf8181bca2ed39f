import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import type { OwnLabel } from '../../prices.contract.ts'
import { labelName } from '../../typed-prices.ts'
import { useOwnLabels } from '../prices.queries.ts'
import { LabelChoices } from './label-choices.tsx'
import { OwnLabelForm } from './own-label-form.tsx'

type LabelPickerProps = {
  open: boolean
  /** '11,00 €'. */
  price: string
  label: string | null
  restaurant: Restaurant
  onChoose: (label: string | null) => void
  /** A name is being written, which is not lost with the right of prices. */
  onWriting: (isWriting: boolean) => void
  onClose: () => void
}

/** Which label a price has: one of all houses, one of this house, a new one, or none (TABLE §4.2). */
export function LabelPicker({ open, price, label, restaurant, onChoose, onWriting, onClose }: LabelPickerProps) {
  const { labels, own } = useOwnLabels(restaurant)
  /** Null: no form is open; `label` null: a new label. */
  const [form, setForm] = useState<{ label: OwnLabel | null } | null>(null)
  const isWriting = open && form !== null
  const tellWriting = useEffectEvent(onWriting)
  useEffect(() => {
    tellWriting(isWriting)
    return () => tellWriting(false)
  }, [isWriting])
  const first = useRef<HTMLButtonElement>(null)
  const back = () => setForm(null)
  const title = form
    ? form.label
      ? texts.editLabel(labelName(form.label._id, own))
      : texts.otherLabel
    : texts.labelOf(price)
  return (
    <Modal open={open} title={title} initialFocus={first} onClose={onClose}>
      {form ? (
        <OwnLabelForm
          key={form.label?._id}
          label={form.label}
          restaurant={restaurant}
          onSaved={saved => (form.label ? back() : onChoose(saved._id))}
          onBack={back}
          onClose={onClose}
        />
      ) : (
        <LabelChoices
          label={label}
          labels={labels}
          own={own}
          firstRef={first}
          onChoose={onChoose}
          onNew={() => setForm({ label: null })}
          onEdit={one => setForm({ label: one })}
        />
      )}
    </Modal>
  )
}
