import { type BaseSyntheticEvent, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ImageField, useImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { useDishStoring } from './use-dish-storing.ts'
import { dishBody, type DishFormValues, dishResolver, dishValues, formLocales } from './dish-form.ts'

const FIELDS = ['translations', 'price', 'categoryId', 'allergens', 'allergensDeclared']

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
  isDirty: boolean
  saving: 'close' | 'more' | null
  /** Without a connection: it is saved by itself when it is back. */
  isWaiting: boolean
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
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'es')
  const image = useImageField({ name: 'image', failed: menuTexts.imageFailed })
  const [refusals, setRefusals] = useState(0)
  const [saving, setSaving] = useState<DishFormState['saving']>(null)
  const sending = useSending()
  const [isInOutbox, setInOutbox] = useWaitingInOutbox(dish, onClose)
  const store = useDishStoring({ dish, restaurant, image, sending, onSaved, onWaiting: setInOutbox })
  const form = useForm<DishFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(
      () => dishResolver(restaurant, dish && dishValues(dish, categoryId, locales).translations),
      [restaurant, dish, categoryId, locales],
    ) as never,
    defaultValues: dishValues(dish, categoryId, locales),
  })
  const { dirtyFields, isDirty } = form.formState

  const showFailure = (error: unknown) => {
    if (isAbort(error) || sending.hasLeft()) return
    image.showError(error)
    if (showFieldErrors(error, form.setError, FIELDS)) showErrors()
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
  }
  const send = (then: 'close' | 'more') => async (values: DishFormValues) => {
    const body = dishBody(values, dirtyFields, image.value, !dish)
    setSaving(then)
    try {
      const isDone = await store(values.categoryId, body)
      if (isDone && !sending.hasLeft()) closeOrStartNext(then, values.categoryId)
    } catch (error) {
      showFailure(error)
    }
    setSaving(null)
  }
  /** An upload can be canceled for sure until its last byte has left; all else may be stored already, which is told. */
  const leave = () => {
    if (saving) {
      sending.leave()
      if (dish) outbox.abandon(dish._id)
      if (image.props.progress !== null && image.props.progress < 1) image.props.onCancel()
    }
    onClose()
  }
  const closeOrStartNext = (then: 'close' | 'more', category: string) => {
    if (then === 'close') return onClose()
    form.reset(dishValues(null, category, locales))
    image.reset()
    flushSync(() => setLocale(locales[0] ?? 'es'))
    form.setFocus(`translations.${locales[0] ?? 'es'}.name`)
  }
  const isWrong = (name: FieldPath<DishFormValues>) => form.getFieldState(name).error !== undefined
  const showFault = (wrong: Locale) => {
    flushSync(() => setLocale(wrong))
    form.setFocus(`translations.${wrong}.${isWrong(`translations.${wrong}.name`) ? 'name' : 'description'}`)
  }
  /** Focuses the first field with an error; faults of other languages are links, the first of which is focused. */
  const showErrors = () => {
    if (isWrong(`translations.${locale}`)) return showFault(locale)
    if (locales.some(one => isWrong(`translations.${one}`))) return setRefusals(count => count + 1)
    form.setFocus(isWrong('price') ? 'price' : 'categoryId')
  }

  return {
    form,
    locales,
    locale,
    setLocale,
    showFault,
    refusals,
    image,
    isDirty: (isDirty || image.isChanged) && !isInOutbox,
    saving,
    isWaiting: isInOutbox || sending.state === 'waiting',
    leave,
    submit: form.handleSubmit(send('close'), showErrors),
    submitAndAdd: form.handleSubmit(send('more'), showErrors),
  }
}

/** Whether the form's change waits in the outbox. The form closes when it is stored, and is open again when refused. */
function useWaitingInOutbox(dish: Dish | null, onClose: () => void) {
  const state = useState(false)
  const [isWaiting, setWaiting] = state
  const { marks } = useOutbox()
  const mark = dish && marks.get(dish._id)
  useEffect(() => {
    if (!isWaiting || mark === 'waiting') return
    setWaiting(false)
    if (mark === 'saved') onClose()
  }, [isWaiting, mark, setWaiting, onClose])
  return state
}
