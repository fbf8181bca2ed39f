import { useFormContext, useFormState } from 'react-hook-form'
import { formatPrice } from '#shared/money.ts'
import { PriceField } from '#ui/field/price-field.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { formTexts as texts, rightsLineTexts as rights } from '../../menu-page.texts.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'
import { ReadField } from './read-field.tsx'

type DishPlaceProps = { dish: Dish | null; categories: readonly Category[]; restaurant: Restaurant }

/** Price and category. */
export function DishPlace({ dish, categories, restaurant }: DishPlaceProps) {
  const { defaultLocale, currency } = restaurant
  const { register } = useFormContext<DishFormValues>()
  const { errors } = useFormState<DishFormValues>({ name: ['price', 'categoryId'] })
  return (
    <div className={styles.pair}>
      {hasRight(restaurant, 'prices') ? (
        <PriceField
          label={texts.price}
          currency={currencySign(currency)}
          placeholder="0,00"
          error={errors.price?.message}
          {...register('price')}
        />
      ) : (
        <ReadField label={texts.price} who={whoChanges(restaurant, 'prices')} hint={dish ? null : rights.noPriceHint}>
          {dish ? formatPrice(dish.price, currency) : rights.noPrice}
        </ReadField>
      )}
      <SelectField label={texts.category} error={errors.categoryId?.message} {...register('categoryId')}>
        {categories.map(category => (
          <option key={category._id} value={category._id}>
            {dashboardName(category.translations, defaultLocale)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const currencySign = (currency: string): string =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value ?? currency
