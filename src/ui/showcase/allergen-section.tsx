import { useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Card } from '#ui/card/card.tsx'
import { ToggleChip, ToggleChipGrid } from '#ui/toggle-chip/toggle-chip.tsx'
import { CodeNames } from './code-names.tsx'

const allergens: readonly [id: string, name: string][] = [
  ['gluten', 'Gluten'],
  ['crustaceans', 'Crustáceos'],
  ['eggs', 'Huevos'],
  ['fish', 'Pescado'],
  ['peanuts', 'Cacahuetes'],
  ['soybeans', 'Soja'],
  ['milk', 'Lácteos'],
  ['nuts', 'Frutos de cáscara'],
  ['celery', 'Apio'],
  ['mustard', 'Mostaza'],
  ['sesame', 'Sésamo'],
  ['sulphites', 'Sulfitos'],
  ['lupin', 'Altramuces'],
  ['molluscs', 'Moluscos'],
]

/** The fourteen buttons of the dish form and of the menu's filter. */
export function AllergenSection() {
  const [chosen, setChosen] = useState<readonly string[]>(['gluten', 'crustaceans'])
  const toggle = (id: string) => (pressed: boolean) =>
    setChosen(pressed ? [...chosen, id] : chosen.filter(other => other !== id))
  return (
    <Card title="Alérgenos" lead={<CodeNames names={['ToggleChipGrid', 'ToggleChip', 'AllergenIcon']} />} data-span="6">
      <ToggleChipGrid>
        {allergens.map(([id, name]) => (
          <ToggleChip key={id} pressed={chosen.includes(id)} onChange={toggle(id)} icon={<AllergenIcon id={id} />}>
            {name}
          </ToggleChip>
        ))}
      </ToggleChipGrid>
    </Card>
  )
}
