import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import type { Place } from './deleted.queries.ts'
import { deletedTexts as texts } from './deleted.texts.ts'

/** The value of the choice that is no category yet. */
const AGAIN = 'again'

type LostPlaceProps = {
  name: string
  /** How its category was called; undefined: nobody knows any more. */
  lost: string | undefined
  categories: readonly (readonly [id: string, name: string])[]
  onRestore: (place: Place) => void
  onClose: () => void
}

/** '¿Dónde lo ponemos?': the category of a dish that comes back is gone; another one is chosen, or it is made again. */
export function LostPlace({ name, lost, categories, onRestore, onClose }: LostPlaceProps) {
  const [chosen, setChosen] = useState(categories[0]?.[0] ?? AGAIN)
  return (
    <AlertDialog
      open
      tone="primary"
      title={texts.where}
      confirmLabel={texts.restore}
      cancelLabel={texts.cancel}
      onConfirm={() => onRestore(chosen === AGAIN ? { kind: 'again' } : { kind: 'other', categoryId: chosen })}
      onCancel={onClose}
    >
      <span>{lost === undefined ? texts.lostUnnamed(name) : texts.lost(lost, name)}</span>
      <SelectField label={texts.place} value={chosen} onChange={event => setChosen(event.target.value)}>
        {categories.map(([id, category]) => (
          <option key={id} value={id}>
            {category}
          </option>
        ))}
        {lost !== undefined && <option value={AGAIN}>{texts.again(lost)}</option>}
      </SelectField>
    </AlertDialog>
  )
}
