import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { normalizeAllergens } from '#features/allergens/allergens.ts'
import { isOldReview } from '#features/allergens/reviewed.rules.ts'
import {
  afterTap,
  NONE_SAID,
  type Said,
  saidOf,
  saysSomething,
  type SayingMode,
} from '#features/allergens/said.rules.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { saidList } from '../../allergen-list.ts'
import type { Dish } from '../../menu.contract.ts'
import { formTexts as texts } from '../../menu-page.texts.ts'
import { safeTexts } from '../../safe-dish.texts.ts'
import { AllergenGrid, AllergenModes } from '../allergens/allergen-grid.tsx'
import { DietChips } from '../allergens/diet-chips.tsx'
import { FineTuning } from '../allergens/fine-tuning.tsx'
import { ReviewedLine } from '../allergens/reviewed-line.tsx'
import safeStyles from '../allergens/safe-fields.module.css'
import { WordQuestion } from '../allergens/word-question.tsx'
import { previousDeclared } from '../data/previous-dish.ts'
import { dishesOf } from '../data/menu.queries.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'
import { ReadField } from '../forms/read-field.tsx'

type DishAllergensProps = {
  /** Null: a new dish. */
  dish: Dish | null
  restaurant: Restaurant
  /** The language of the form. */
  locale?: Locale
}

/** The 14 in four states, kinds and diets; one allergen excludes that there is none (3-decisions §6, TABLE §7). */
export function DishAllergens({ dish, restaurant, locale = restaurant.defaultLocale }: DishAllergensProps) {
  if (hasRight(restaurant, 'allergens')) return <AllergenFields dish={dish} restaurant={restaurant} locale={locale} />
  return (
    <ReadField label={texts.allergens} who={whoChanges(restaurant, 'allergens')}>
      {saidList(dish)}
    </ReadField>
  )
}

/** What the form says of allergens, and how that changes. */
function useSaid() {
  const { setValue } = useFormContext<DishFormValues>()
  const [allergens, traces, hasNone, members, without, diets] = useWatch<
    DishFormValues,
    ['allergens', 'traces', 'allergensDeclared', 'members', 'without', 'diets']
  >({ name: ['allergens', 'traces', 'allergensDeclared', 'members', 'without', 'diets'] })
  const dirty = { shouldDirty: true }
  return {
    said: { allergens: normalizeAllergens(allergens), traces: normalizeAllergens(traces), hasNone },
    fine: { members, without },
    diets,
    say: (said: Said) => {
      setValue('allergens', said.allergens, dirty)
      setValue('traces', said.traces, dirty)
      setValue('allergensDeclared', said.hasNone, dirty)
    },
    fineTune: (changes: Partial<Pick<DishFormValues, 'members' | 'without'>>) => {
      if (changes.members) setValue('members', changes.members, dirty)
      if (changes.without) setValue('without', changes.without, dirty)
    },
    setDiets: (chosen: string[]) => setValue('diets', chosen, dirty),
    lookAgain: () => setValue('allergensReviewed', true, dirty),
  }
}

function AllergenFields({ dish, restaurant, locale }: Required<DishAllergensProps>) {
  const { said, say, fine, fineTune, diets, setDiets, lookAgain } = useSaid()
  const [mode, setMode] = useState<SayingMode>('allergens')
  const { errors } = useFormState<DishFormValues>({ name: ['allergens', 'without'] })
  const [translations, categoryId, isLookedAt] = useWatch<
    DishFormValues,
    ['translations', 'categoryId', 'allergensReviewed']
  >({ name: ['translations', 'categoryId', 'allergensReviewed'] })
  const dishes = useQueryClient().getQueryData(dishesOf(restaurant._id).queryKey)
  const previous = previousDeclared(dishes ?? [], { dishId: dish?._id, categoryId })
  const reviewed = isLookedAt ? null : (dish?.allergensReviewed ?? null)
  const isOld = reviewed !== null && isOldReview(reviewed.at, new Date())
  const line = <ReviewedLine reviewed={reviewed} onStillFine={lookAgain} />
  return (
    <>
      <fieldset className={styles.allergens}>
        <legend className={styles.label}>{texts.allergens}</legend>
        {isOld && line}
        <WordQuestion translations={translations} said={said} onTick={id => say(afterTap(said, id, 'allergens'))} />
        {previous && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.previous}
            icon={<CopySimpleIcon size={18} />}
            onClick={() => say(saidOf(previous))}
          >
            {texts.sameAsBefore}
            <span className={styles.previousList}>{saidList(previous)}</span>
          </Button>
        )}
        <AllergenModes mode={mode} onMode={setMode} />
        <AllergenGrid said={said} mode={mode} onMode={setMode} onTap={id => say(afterTap(said, id, mode))} />
        <Checkbox
          label={texts.noneOf14}
          hint={saysSomething(said) ? undefined : texts.noneHint}
          error={errors.allergens?.message}
          checked={said.hasNone}
          onChange={event => say(event.target.checked ? NONE_SAID : { ...said, hasNone: false })}
        />
        {!isOld && line}
      </fieldset>
      <details className={safeStyles.fine}>
        <summary>
          <SlidersHorizontalIcon size={20} aria-hidden="true" />
          <span>
            <b>{safeTexts.fineTune}</b>
            <small>{safeTexts.fineTuneHint}</small>
          </span>
          <CaretDownIcon size={16} weight="bold" aria-hidden="true" />
        </summary>
        <div className={safeStyles.fineBody}>
          <FineTuning {...fine} said={said} locale={locale} locales={restaurant.supportedLocales} onChange={fineTune} />
        </div>
      </details>
      <DietChips diets={diets} onChange={setDiets} />
    </>
  )
}
