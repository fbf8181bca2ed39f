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
import { draftOf } from '../data/draft-of.ts'
import { type OpenReports, useOpenReports } from '../allergens/use-open-reports.ts'
import { type SavingBy, useDishSaving } from './use-dish-saving.ts'
import { useFormLanguage } from './use-form-language.ts'

export type DishEditorProps = {
  open: boolean
  /** Null: a new dish in `categoryId`, or a copy. */
  dish: Dish | null
  /** The form shows a copy of it, which is made when it is saved. */
  copyOf?: Dish | null
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
  saving: SavingBy | null
  /** Without a connection: it is saved by itself when it is back. */
  isWaiting: boolean
  /** It waits on the phone: the page may be closed. */
  isKept: boolean
  /** The dish was deleted while it was changed: `submit` brings it back with the changes. */
  isGone: boolean
  /** There was no room for a copy. */
  isFull: boolean
  /** What the form showed at first; null: nothing, a new dish. */
  source: Dish | null
  /** No diner sees it yet. */
  isDraft: boolean
  /** Saves a draft, which diners see from then on. */
  submitPublished: (event?: BaseSyntheticEvent) => Promise<void>
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
export function useDishForm(props: DishEditorProps): DishFormState {
  const { dish, copyOf = null, categoryId, restaurant, onSaved, onClose } = props
  const copied = useMemo(() => copyOf && draftOf(copyOf), [copyOf])
  /** What the form shows at first. */
  const source = dish ?? copied
  const served = useNewServed(restaurant, 'dishIds', source === null)
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const image = useImageField({ name: 'image', failed: menuTexts.imageFailed })
  const reports = useOpenReports(restaurant, dish)
  const form = useForm<DishFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(
      () => dishResolver(restaurant, source && dishValues(source, categoryId, locales).translations),
      [restaurant, source, categoryId, locales],
    ) as never,
    defaultValues: dishValues(source, categoryId, locales),
  })
  const { isDirty } = form.formState
  const { showFirstName, showErrors, ...language } = useFormLanguage(form, locales)
  const onNext = (category: string) => {
    form.reset(dishValues(null, category, locales))
    image.reset()
    showFirstName()
  }
  const { isAllKept } = useOutbox()
  const { saving, isGone, isFull, isInOutbox, isWaiting, save, leave } = useDishSaving({
    dish,
    copyOf,
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
  const storeAs = dish ? (isGone ? 'back' : 'change') : copyOf ? 'copy' : 'new'
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
    isFull,
    source,
    isDraft: source?.published === false,
    submit: form.handleSubmit(save('close', storeAs), showErrors),
    submitPublished: form.handleSubmit(save('close', storeAs, true), showErrors),
    submitAndAdd: form.handleSubmit(save('more', 'new'), showErrors),
    submitAsNew: form.handleSubmit(save('close', 'new'), showErrors),
  }
}
