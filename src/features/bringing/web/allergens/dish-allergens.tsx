import { useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { ToggleChip, ToggleChipGrid } from '#ui/toggle-chip/toggle-chip.tsx'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { DraftDish } from '../../screen/review.rules.ts'
import { allergenTexts as texts } from '../../screen/review.texts.ts'

type DishAllergensProps = {
  open: boolean
  dish: DraftDish
  name: string
  onClose: () => void
  onClosed: () => void
  onTick: (allergens: readonly AllergenId[]) => void
}

/** What one dish contains, where the paper is wrong; saying so ticks it. */
export function DishAllergens({ open, dish, name, onClose, onClosed, onTick }: DishAllergensProps) {
  const [chosen, setChosen] = useState<readonly AllergenId[]>(() => normalizeAllergens(dish.proposals))
  const toggle = (id: AllergenId) =>
    setChosen(list => normalizeAllergens(list.includes(id) ? list.filter(one => one !== id) : [...list, id]))
  return (
    <Modal
      open={open}
      title={name}
      description={dish.marks.length > 0 ? texts.editLead(dish.marks.join(', ')) : undefined}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            onClick={() => {
              onTick(chosen)
              onClose()
            }}
          >
            {texts.tickThis}
          </Button>
        </>
      }
    >
      <ToggleChipGrid>
        {ALLERGEN_IDS.map(id => (
          <ToggleChip
            key={id}
            icon={<AllergenIcon id={id} />}
            pressed={chosen.includes(id)}
            onChange={() => toggle(id)}
          >
            {ALLERGEN_NAMES[id].es}
          </ToggleChip>
        ))}
      </ToggleChipGrid>
    </Modal>
  )
}
