import { useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { ToggleChip, ToggleChipGrid } from '#ui/toggle-chip/toggle-chip.tsx'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import { contentsOf, type LineValues } from '../../form/day-form.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import styles from './allergen-sheet.module.css'

type AllergenSheetProps = {
  line: LineValues
  onSaved: (allergens: AllergenId[]) => void
  onClose: () => void
}

/** What a line contains: the same 14 as of a dish, in a sheet (TABLE §5 10). */
export function AllergenSheet({ line, onSaved, onClose }: AllergenSheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>(contentsOf(line).allergens)
  const toggle = (id: AllergenId, isIn: boolean) => setChosen(isIn ? [...chosen, id] : chosen.filter(one => one !== id))
  return (
    <Modal
      open
      title={line.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSaved([])}>
            {texts.containsNone}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onSaved(normalizeAllergens(chosen))}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p className={styles.label} id="contiene">
        {texts.contains}
      </p>
      <div role="group" aria-labelledby="contiene">
        <ToggleChipGrid>
          {ALLERGEN_IDS.map(id => (
            <ToggleChip
              key={id}
              pressed={chosen.includes(id)}
              icon={<AllergenIcon id={id} />}
              onChange={isIn => toggle(id, isIn)}
            >
              {ALLERGEN_NAMES[id].es}
            </ToggleChip>
          ))}
        </ToggleChipGrid>
      </div>
    </Modal>
  )
}
