import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { SelectField } from '#ui/field/select-field.tsx'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import { PriceLineField } from '#features/prices/web/index.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { formTexts as texts, rightsLineTexts as rights } from '../../menu-page.texts.ts'
import { useLabelProposals } from '../data/label-proposals.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'
import { ReadField } from '../forms/read-field.tsx'

type DishPlaceProps = {
  /** Null: a new dish. */
  dish: Dish | null
  categories: readonly Category[]
  restaurant: Restaurant
}

/** Prices and category. */
export function DishPlace({ dish, categories, restaurant }: DishPlaceProps) {
  const { register } = useFormContext<DishFormValues>()
  const { errors, dirtyFields } = useFormState<DishFormValues>({ name: ['prices', 'categoryId'] })
  const { field } = useController<DishFormValues, 'prices'>({ name: 'prices' })
  const categoryId = useWatch<DishFormValues, 'categoryId'>({ name: 'categoryId' })
  const propose = useLabelProposals(restaurant, { categoryId, dishId: dish?._id })
  const noPrice = dish ? null : rights.noPriceHint
  // Typed before the right was taken away: it is said, and not sent.
  const typed = dirtyFields.prices ? listedPrices(field.value.lines, restaurant.currency) : ''
  const hint = typed ? rights.typedPrice(typed) : noPrice
  return (
    <div className={styles.pair}>
      {hasRight(restaurant, 'prices') ? (
        <PriceLineField
          label={texts.price}
          typed={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={messageIn(errors.prices)}
          restaurant={restaurant}
          categoryId={categoryId}
          propose={propose}
        />
      ) : (
        <ReadField label={texts.price} who={whoChanges(restaurant, 'prices')} hint={hint}>
          {dish ? listedPrices(dish.prices.map(lineOf), restaurant.currency) : rights.noPrice}
        </ReadField>
      )}
      <SelectField label={texts.category} error={errors.categoryId?.message} {...register('categoryId')}>
        {categories.map(category => (
          <option key={category._id} value={category._id}>
            {dashboardName(category.translations, restaurant.defaultLocale)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The server names the line and its part: 'prices.1.label'. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return message
  const parts = Object.entries(error).filter(([key]) => key !== 'ref')
  return parts.map(([, part]) => messageIn(part)).find(text => text !== undefined)
}
