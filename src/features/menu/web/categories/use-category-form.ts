import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isAbort, isNotFound, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import { formLocales } from '../dish-form/dish-form.ts'
import { type CategoryFormValues, categoryBody, categoryResolver, categoryValues } from './category-form.ts'
import { useCategorySaves } from './category.mutations.ts'

const FIELDS = ['translations', 'sortOrder']

export type CategoryFormProps = {
  /** Null: a new category. */
  category: Category | null
  categories: readonly Category[]
  restaurant: Restaurant
  onSaved: (category: Category) => void
  onClose: () => void
}
type WithCreated = CategoryFormProps & { onCreated: (category: Category) => void }

/**
 * State and saving of the category form. Without a connection it waits in the form; closing it then sends nothing any
 * more (DAILY-WORK §3.12).
 */
export function useCategoryForm({ category, categories, restaurant, onCreated, onSaved, onClose }: WithCreated) {
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const saves = useCategorySaves(restaurant)
  const sending = useSending()
  const attempt = useRef<Attempt<ReturnType<typeof categoryBody>>>(newAttempt())
  const form = useForm<CategoryFormValues>({
    mode: 'onTouched',
    resolver: useMemo(() => categoryResolver(restaurant), [restaurant]) as never,
    defaultValues: categoryValues(category, categories, locales),
  })
  const { dirtyFields } = form.formState
  const leave = () => {
    sending.leave()
    onClose()
  }

  const showSaved = (text: string, { translations }: Category) => {
    const about = dashboardName(translations, restaurant.defaultLocale)
    if (sending.hasLeft()) toast.info(formTexts.categoryStoredBefore, { id: 'menu-category', about })
    else toast.success(text, { id: 'menu-category', about })
  }
  const create = async (body: ReturnType<typeof categoryBody>) => {
    const created = await sending.send(() => saves.create(attempt.current, body))
    showSaved(menuTexts.categoryAdded, created)
    onCreated(created)
    return created
  }
  const change = async (before: Category, body: ReturnType<typeof categoryBody>) => {
    const { thing, kept } = await sending.send(() => saves.change(before, body))
    if (kept === 'mine') showSaved(menuTexts.categoryUpdated, thing)
    return thing
  }
  const save = async (values: CategoryFormValues) => {
    try {
      const body = categoryBody(values, dirtyFields, !category)
      const saved = await (category ? change(category, body) : create(body))
      if (sending.hasLeft()) return
      onSaved(saved)
      onClose()
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return
      showFieldErrors(error, form.setError, FIELDS)
      const isGone = category !== null && isNotFound(error)
      const reason = isGone ? formTexts.categoryGone : messageOf(error, menuTexts.categorySaveFailed)
      toast.error(reason, { id: 'menu-category' })
    }
  }

  return { form, locales, sending, save, leave }
}
