import { useFormContext, useFormState } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { PriceField } from '#ui/field/price-field.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { formTexts as texts } from '../../menu-page.texts.ts'
import styles from './dish-editor.module.css'
import type { DishFormValues } from './dish-form.ts'

type DishPlaceProps = { categories: readonly Category[]; defaultLocale: Locale; currency: string }

/** Price and category. */
export function DishPlace({ categories, defaultLocale, currency }: DishPlaceProps) {
  const { register } = useFormContext<DishFormValues>()
  const { errors } = useFormState<DishFormValues>({ name: ['price', 'categoryId'] })
  return (
    <div className={styles.pair}>
      <PriceField
        label={texts.price}
        currency={currencySign(currency)}
        placeholder="0,00"
        error={errors.price?.message}
        {...register('price')}
      />
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
