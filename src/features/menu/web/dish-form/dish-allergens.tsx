import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
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
import { AllergenGrid, AllergenModes } from '../allergens/allergen-grid.tsx'
import { DietChips } from '../allergens/diet-chips.tsx'
import { FineFields } from '../allergens/fine-fields.tsx'
import { HouseLine } from '../allergens/house-line.tsx'
import { ReportedAlert } from '../allergens/reported-alert.tsx'
import { ReviewedLine } from '../allergens/reviewed-line.tsx'
import type { OpenReports } from '../allergens/use-open-reports.ts'
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
  reports: OpenReports
  /** The language of the form. */
  locale?: Locale
}

/** The 14 in four states, kinds and diets; one allergen excludes that there is none (3-decisions §6, TABLE §7). */
export function DishAllergens(props: DishAllergensProps) {
  const { dish, restaurant, locale = restaurant.defaultLocale } = props
  if (hasRight(restaurant, 'allergens')) return <AllergenFields {...props} locale={locale} />
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

function AllergenFields({ dish, restaurant, reports, locale }: Required<DishAllergensProps>) {
  const { said, say, fine, fineTune, diets, setDiets, lookAgain } = useSaid()
  const [mode, setMode] = useState<SayingMode>('allergens')
  const { errors, submitCount } = useFormState<DishFormValues>({ name: ['allergens', 'without'] })
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
        <ReportedAlert reports={reports} />
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
            <span className={styles.previousText}>
              {texts.sameAsBefore} <small>{saidList(previous)}</small>
            </span>
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
      <FineFields
        {...fine}
        said={said}
        locale={locale}
        main={restaurant.defaultLocale}
        locales={restaurant.supportedLocales}
        asked={errors.without ? submitCount : 0}
        onChange={fineTune}
      />
      <DietChips diets={diets} onChange={setDiets} />
      <HouseLine restaurant={restaurant} />
    </>
  )
}
