import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ToggleChip, ToggleChipGrid } from '#ui/toggle-chip/toggle-chip.tsx'
import { allergenList } from '../../allergen-list.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { formTexts as texts, rowTexts } from '../../menu-page.texts.ts'
import { previousDeclared } from '../data/previous-dish.ts'
import { dishesOf } from '../data/menu.queries.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'
import { ReadField } from '../forms/read-field.tsx'

type DishAllergensProps = {
  /** Null: a new dish. */
  dish: Dish | null
  restaurant: Restaurant
}

/** The 14 allergens, or the declaration that there is none of them; one excludes the other (3-decisions §6). */
export function DishAllergens({ dish, restaurant }: DishAllergensProps) {
  if (hasRight(restaurant, 'allergens')) return <AllergenFields dish={dish} restaurantId={restaurant._id} />
  return (
    <ReadField label={texts.allergens} who={whoChanges(restaurant, 'allergens')}>
      {dish && (dish.allergensDeclared || dish.allergens.length > 0)
        ? allergenList(dish.allergens)
        : rowTexts.undeclared}
    </ReadField>
  )
}

function AllergenFields({ dish, restaurantId }: { dish: Dish | null; restaurantId: string }) {
  const { setValue } = useFormContext<DishFormValues>()
  const { errors } = useFormState<DishFormValues>({ name: 'allergens' })
  const allergens = useWatch<DishFormValues, 'allergens'>({ name: 'allergens' })
  const hasNone = useWatch<DishFormValues, 'allergensDeclared'>({ name: 'allergensDeclared' })
  const categoryId = useWatch<DishFormValues, 'categoryId'>({ name: 'categoryId' })
  const dishes = useQueryClient().getQueryData(dishesOf(restaurantId).queryKey)
  const previous = previousDeclared(dishes ?? [], { dishId: dish?._id, categoryId })
  const dirty = { shouldDirty: true }

  const toggle = (id: AllergenId, isIn: boolean) => {
    const next = isIn ? [...allergens, id] : allergens.filter(one => one !== id)
    setValue('allergens', normalizeAllergens(next), dirty)
    if (isIn) setValue('allergensDeclared', false, dirty)
  }
  const declareNone = (isNone: boolean) => {
    setValue('allergensDeclared', isNone, dirty)
    if (isNone) setValue('allergens', [], dirty)
  }
  const copyPrevious = ({ allergens: same }: Dish) => {
    setValue('allergens', normalizeAllergens(same), dirty)
    setValue('allergensDeclared', same.length === 0, dirty)
  }
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.label}>{texts.allergens}</legend>
      {previous && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.previous}
          icon={<CopySimpleIcon size={18} />}
          onClick={() => copyPrevious(previous)}
        >
          {texts.sameAsBefore}
          <span className={styles.previousList}>{allergenList(previous.allergens)}</span>
        </Button>
      )}
      <ToggleChipGrid>
        {ALLERGEN_IDS.map(id => (
          <ToggleChip
            key={id}
            pressed={allergens.includes(id)}
            icon={<AllergenIcon id={id} />}
            onChange={isIn => toggle(id, isIn)}
          >
            {ALLERGEN_NAMES[id].es}
          </ToggleChip>
        ))}
      </ToggleChipGrid>
      <Checkbox
        label={texts.noneOf14}
        hint={allergens.length === 0 && !hasNone ? texts.noneHint : undefined}
        error={errors.allergens?.message}
        checked={hasNone}
        onChange={event => declareNone(event.target.checked)}
      />
    </fieldset>
  )
}
