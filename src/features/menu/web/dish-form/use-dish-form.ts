import { type BaseSyntheticEvent, type ReactNode, useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { useNewServed } from '../schedules/use-new-served.tsx'
import { type DishFormValues, dishResolver, dishValues, formLocales } from './dish-form.ts'
import { type OpenReports, useOpenReports } from '../allergens/use-open-reports.ts'
import { type AfterSave, useDishSaving } from './use-dish-saving.ts'
import { useFormLanguage } from './use-form-language.ts'

export type DishEditorProps = {
  open: boolean
  /** Null: a new dish in `categoryId`. */
  dish: Dish | null
  categoryId: string
  categories: readonly Category[]
  restaurant: Restaurant
  onSaved: (dish: Dish) => void
  /** Closes the form, too; `neighbor`: the dish whose row is next to the deleted one's. */
  onDeleted: (neighbor: string | undefined) => void
  onClose: () => void
  onClosed: () => void
}

/** What the parts of the dish form share. */
export type DishFormState = {
  form: UseFormReturn<DishFormValues>
  locales: Locale[]
  locale: Locale
  setLocale: (locale: Locale) => void
  /** Shows a language and focuses what is wrong in it. */
  showFault: (locale: Locale) => void
  /** How many times a save was refused only because of languages that are not shown. */
  refusals: number
  image: ImageField
  /** 'Cuándo se sirve' of a new dish. */
  served: ReactNode
  reports: OpenReports
  isDirty: boolean
  saving: AfterSave | null
  /** Without a connection: it is saved by itself when it is back. */
  isWaiting: boolean
  /** It waits on the phone: the page may be closed. */
  isKept: boolean
  /** The dish was deleted while it was changed: `submit` brings it back with the changes. */
  isGone: boolean
  submitAsNew: () => Promise<void>
  /** Closes the form; what is being saved is canceled, or its answer is told. */
  leave: () => void
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Saves, then empties the form for the next dish of the category. */
  submitAndAdd: () => Promise<void>
}

/**
 * State and saving of the dish form. What was typed stays until the server has saved it; a changed dish that has to
 * wait for the connection may be closed, a new one and a picture wait in the form (DAILY-WORK §3.12).
 */
export function useDishForm({ dish, categoryId, restaurant, onSaved, onClose }: DishEditorProps): DishFormState {
  const served = useNewServed(restaurant, 'dishIds', dish === null)
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const image = useImageField({ name: 'image', failed: menuTexts.imageFailed })
  const reports = useOpenReports(restaurant, dish)
  const form = useForm<DishFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(
      () => dishResolver(restaurant, dish && dishValues(dish, categoryId, locales).translations),
      [restaurant, dish, categoryId, locales],
    ) as never,
    defaultValues: dishValues(dish, categoryId, locales),
  })
  const { isDirty } = form.formState
  const { showFirstName, showErrors, ...language } = useFormLanguage(form, locales)
  const onNext = (category: string) => {
    form.reset(dishValues(null, category, locales))
    image.reset()
    showFirstName()
  }
  const { isAllKept } = useOutbox()
  const { saving, isGone, isInOutbox, isWaiting, save, leave } = useDishSaving({
    dish,
    restaurant,
    form,
    image,
    onSaved,
    onCreated: ({ _id }) => served.apply(_id),
    onClose,
    onNext,
    showErrors,
    onAllergensSaved: said => void reports.mended(said),
  })
  return {
    form,
    locales,
    ...language,
    image,
    isDirty: (isDirty || image.isChanged || served.isChosen) && !isInOutbox,
    served: served.field,
    reports,
    saving,
    isWaiting,
    isKept: isInOutbox && isAllKept,
    leave,
    isGone,
    submit: form.handleSubmit(save('close', dish ? (isGone ? 'back' : 'change') : 'new'), showErrors),
    submitAndAdd: form.handleSubmit(save('more', 'new'), showErrors),
    submitAsNew: form.handleSubmit(save('close', 'new'), showErrors),
  }
}
