import { type BaseSyntheticEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import type { Locale } from '#shared/locale.ts'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import type { ImageValue } from '#ui/image-upload/image.rules.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { type DishFormValues, dishBody, dishResolver, dishValues, formLocales } from './dish-form.ts'
import { useSaveDish } from '../dish.mutations.ts'

const FIELDS = ['translations', 'price', 'categoryId', 'allergens', 'allergensDeclared']
const KEEP: ImageValue = { kind: 'keep' }

export type DishEditorProps = {
  open: boolean
  /** Null: a new one in `categoryId`. */
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
  image: { value: ImageValue; error?: string; change: (value: ImageValue) => void }
  /** 0 to 1 while a picture is on the way, else null. */
  progress: number | null
  cancelUpload: () => void
  isDirty: boolean
  saving: 'close' | 'more' | null
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Saves, and empties the form for the next dish of the category. */
  submitAndAdd: () => Promise<void>
}

/** State and saving of the dish form: what was typed stays until the server has taken it. */
export function useDishForm({ dish, categoryId, restaurant, onSaved, onClose }: DishEditorProps): DishFormState {
  const locales = useMemo(() => formLocales(restaurant), [restaurant])
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'es')
  const [image, setImage] = useState<ImageValue>(KEEP)
  const [imageError, setImageError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const [saving, setSaving] = useState<DishFormState['saving']>(null)
  const upload = useRef<AbortController>(null)
  const { mutateAsync: save } = useSaveDish(restaurant._id)
  const form = useForm<DishFormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(() => dishResolver(restaurant), [restaurant]) as never,
    defaultValues: dishValues(dish, categoryId, locales),
  })
  const { dirtyFields, isDirty } = form.formState

  const changeImage = (value: ImageValue) => {
    setImageError(undefined)
    setImage(value)
  }
  const say = (error: unknown) => {
    if (upload.current?.signal.aborted) return
    const isShown = showFieldErrors(error, form.setError, FIELDS)
    const ofImage = error instanceof ApiError && (error.errors.image || IMAGE_STATUSES.has(error.status))
    if (ofImage) setImageError(messageOf(error, menuTexts.imageFailed))
    if (isShown) showErrors()
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
  }
  const send = (then: 'close' | 'more') => async (values: DishFormValues) => {
    const file = image.kind === 'file' ? image.file : undefined
    upload.current = new AbortController()
    setSaving(then)
    if (file) setProgress(0)
    try {
      const saved = await save({
        id: dish?._id,
        categoryId: values.categoryId,
        body: dishBody(values, dirtyFields, image, !dish),
        ...(file && { file, onProgress: setProgress }),
        signal: upload.current.signal,
      })
      onSaved(saved)
      startAgain(then, values.categoryId)
    } catch (error) {
      say(error)
    }
    setProgress(null)
    setSaving(null)
  }
  const startAgain = (then: 'close' | 'more', category: string) => {
    if (then === 'close') return onClose()
    form.reset(dishValues(null, category, locales))
    setImage(KEEP)
    flushSync(() => setLocale(locales[0] ?? 'es'))
    form.setFocus(`translations.${locales[0] ?? 'es'}.name`)
  }
  /** Goes to the first mistake; one in a language that does not show makes that language show. */
  const showErrors = () => {
    const isWrong = (name: FieldPath<DishFormValues>) => form.getFieldState(name).error !== undefined
    const here = [locale, ...locales].find(one => isWrong(`translations.${one}`))
    if (!here) return form.setFocus(isWrong('price') ? 'price' : 'categoryId')
    flushSync(() => setLocale(here))
    form.setFocus(`translations.${here}.${isWrong(`translations.${here}.name`) ? 'name' : 'description'}`)
  }

  return {
    form,
    locales,
    locale,
    setLocale,
    image: { value: image, error: imageError, change: changeImage },
    progress,
    cancelUpload: () => upload.current?.abort(),
    isDirty: isDirty || image.kind !== 'keep',
    saving,
    submit: form.handleSubmit(send('close'), showErrors),
    submitAndAdd: form.handleSubmit(send('more'), showErrors),
  }
}

/** 413 and 415 speak of the picture. */
const IMAGE_STATUSES = new Set([413, 415])
