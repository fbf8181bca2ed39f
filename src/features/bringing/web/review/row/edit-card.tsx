import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { type DraftDish, textIn } from '#features/bringing/screen/review.rules.ts'
import { reviewTexts as texts } from '#features/bringing/screen/review.texts.ts'
import { Crop } from './crop.tsx'
import styles from './edit-card.module.css'
import { priceTextOf } from './price-cell.ts'
import { type Field, useReviewActions } from '../review-actions.ts'
import { useReviewedDraft } from '../reviewed-draft.ts'

/** The open card of a dish on phones, with its line of the photograph on top (BRINGING §4.5). */
export function EditCard({ dish }: { dish: DraftDish }) {
  const { restaurant, written, change, edit, save, takeOut } = useReviewActions()
  const draft = useReviewedDraft()
  const locale = restaurant.defaultLocale
  const stored: Record<Field, string> = {
    name: dish.names[locale] ?? '',
    description: dish.descriptions[locale] ?? '',
    price: priceTextOf(dish, written),
  }
  const [typed, setTyped] = useState(stored)
  const [problems, setProblems] = useState<Partial<Record<Field, string | undefined>>>({})
  const type = (field: Field) => (event: { target: { value: string } }) =>
    setTyped(present => ({ ...present, [field]: event.target.value }))
  const done = () => {
    const found: Partial<Record<Field, string | undefined>> = {}
    for (const field of ['name', 'price', 'description'] as const)
      if (typed[field] !== stored[field]) found[field] = save(dish, field, typed[field])
    setProblems(found)
    if (Object.values(found).every(problem => problem === undefined)) edit(null)
  }
  return (
    <li className={styles.card} data-row={dish._id}>
      <Crop restaurantId={restaurant._id} draft={draft} dish={dish} label={texts.crop} />
      <TextField
        label={texts.heads.name}
        value={typed.name}
        maxLength={120}
        error={problems.name}
        onChange={type('name')}
      />
      <div className={styles.pair}>
        <TextField label={texts.heads.price} value={typed.price} error={problems.price} onChange={type('price')} />
        <SelectField
          label={texts.category}
          value={dish.categoryId}
          onChange={event => change([{ dish: dish._id, set: { categoryId: event.target.value } }])}
        >
          {draft.categories.map(({ _id, names }) => (
            <option key={_id} value={_id}>
              {textIn(names, locale)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={texts.heads.description}
        optional
        rows={2}
        value={typed.description}
        maxLength={1000}
        error={problems.description}
        onChange={type('description')}
      />
      <div className={styles.foot}>
        <Button
          variant="danger"
          onClick={() => {
            edit(null)
            takeOut(dish)
          }}
        >
          {texts.remove}
        </Button>
        <Button onClick={done}>{texts.done}</Button>
      </div>
    </li>
  )
}
