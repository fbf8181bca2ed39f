import { type BaseSyntheticEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { type DishFormValues, dishBody, dishResolver, dishValues, formLocales } from './dish-form.ts'
import { useSaveDish } from '../dish.mutations.ts'

const FIELDS = ['translations', 'price', 'categoryId', 'allergens', 'allergensDeclared']

export type DishEditorProps = {
  open: boolean
  /** Null: a new dish in `categoryId`. */
  dish: Dish | null
  categoryId: string
  categories: readonly Category[]
  restaurant: Restaurant
  onSaved: (dish: Dish) => void
  onClose: () => void
  onClosed: () => void
}

/** What the parts of the dish form share. */
export type DishFormState = {
  form: UseFormReturn<DishFormValues>
  locales: Locale[]
  locale: Locale
  setLocale: (locale: Locale) => void
  image: ImageField
  isDirty: boolean
  saving: 'close' | 'more' | null
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Saves, then empties the form for the next dish of the category. */
  submitAndAdd: () => Promise<void>
}

/** State and saving of the dish form. What was typed stays until the server has saved it. */
export function useDishForm({ dish, categoryId, restaurant, onSaved, onClose }: DishEditorProps): DishFormState {
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'es')
  const image = useImageField({ name: 'image', failed: menuTexts.imageFailed })
  const [saving, setSaving] = useState<DishFormState['saving']>(null)
  const { mutateAsync: save } = useSaveDish(restaurant._id)
  const form = useForm<DishFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(() => dishResolver(restaurant), [restaurant]) as never,
    defaultValues: dishValues(dish, categoryId, locales),
  })
  const { dirtyFields, isDirty } = form.formState

  const showFailure = (error: unknown) => {
    if (isAbort(error)) return
    image.showError(error)
    if (showFieldErrors(error, form.setError, FIELDS)) showErrors()
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
  }
  const send = (then: 'close' | 'more') => async (values: DishFormValues) => {
    const { categoryId: place } = values
    const body = dishBody(values, dirtyFields, image.value, !dish)
    setSaving(then)
    try {
      onSaved(await image.send(upload => save({ id: dish?._id, categoryId: place, body, ...upload })))
      closeOrStartNext(then, place)
    } catch (error) {
      showFailure(error)
    }
    setSaving(null)
  }
  const closeOrStartNext = (then: 'close' | 'more', category: string) => {
    if (then === 'close') return onClose()
    form.reset(dishValues(null, category, locales))
    image.reset()
    flushSync(() => setLocale(locales[0] ?? 'es'))
    form.setFocus(`translations.${locales[0] ?? 'es'}.name`)
  }
  /** Focuses the first field with an error; if its language is hidden, shows that language first. */
  const showErrors = () => {
    const isWrong = (name: FieldPath<DishFormValues>) => form.getFieldState(name).error !== undefined
    const wrongLocale = [locale, ...locales].find(one => isWrong(`translations.${one}`))
    if (!wrongLocale) return form.setFocus(isWrong('price') ? 'price' : 'categoryId')
    flushSync(() => setLocale(wrongLocale))
    form.setFocus(`translations.${wrongLocale}.${isWrong(`translations.${wrongLocale}.name`) ? 'name' : 'description'}`)
  }

  return {
    form,
    locales,
    locale,
    setLocale,
    image,
    isDirty: isDirty || image.isChanged,
    saving,
    submit: form.handleSubmit(send('close'), showErrors),
    submitAndAdd: form.handleSubmit(send('more'), showErrors),
  }
}
