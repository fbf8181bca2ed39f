import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, isAbort, isNotFound, isRefusal, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { allergenFields } from '../../fields/allergen-fields.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { menuTexts } from '../../menu.texts.ts'
import { draftTexts } from './draft.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { joinDishChanges } from '../../dish.rules.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { dishBody, type DishFormValues, FORM_KEYS, unseenValues } from './dish-form.ts'
import { type StoreAs, useDishStoring } from './use-dish-storing.ts'

/** What becomes of the form after a save. */
export type AfterSave = 'close' | 'more'
/** Which button saves. */
export type SavingBy = AfterSave | 'publish'
type DishSaving = {
  /** Null: a new dish, or a copy. */
  dish: Dish | null
  copyOf: Dish | null
  restaurant: Restaurant
  form: UseFormReturn<DishFormValues>
  image: ImageField
  onSaved: (dish: Dish) => void
  onCreated: (dish: Dish) => void
  onClose: () => void
  /** The form is empty for the next dish of the category. */
  onNext: (categoryId: string) => void
  showErrors: () => void
  /** A save that says what the dish contains is over. */
  onAllergensSaved: (said: DishBody) => void
}

/** Without what a right that was taken away meanwhile would have allowed; the form says it (EVERY-DAY §5). */
const withinRights = (body: DishBody, restaurant: Restaurant): DishBody =>
  Object.fromEntries(
    Object.entries(body).filter(([key]) => {
      if (key === 'prices') return hasRight(restaurant, 'prices')
      return !(key in allergenFields) || hasRight(restaurant, 'allergens')
    }),
  ) as DishBody

/** Saving and leaving the dish form, and what is shown meanwhile. */
export function useDishSaving({ onClose, onNext, showErrors, onAllergensSaved, ...saving }: DishSaving) {
  const { dish, copyOf, restaurant, form, image } = saving
  const queryClient = useQueryClient()
  const [isSaving, setSaving] = useState<SavingBy | null>(null)
  const [isGone, setGone] = useState(false)
  const [isFull, setFull] = useState(false)
  const sending = useSending()
  /** What is being saved, where it says what the dish contains. */
  const saidAllergens = useRef<DishBody>(null)
  const tellAllergens = () => void (saidAllergens.current && onAllergensSaved(saidAllergens.current))
  const [isInOutbox, setInOutbox] = useWaitingInOutbox(dish, () => {
    tellAllergens()
    onClose()
  })
  const onWaiting = setInOutbox
  const { store, settlePicture, discard } = useDishStoring({ ...saving, sending, onWaiting })
  const { dirtyFields } = form.formState

  /** The dish is gone, cannot come back any more, or the category of a new one is gone, too. */
  const showGone = (as: StoreAs) => {
    for (const { queryKey } of [categoriesOf(restaurant._id), dishesOf(restaurant._id)])
      void queryClient.invalidateQueries({ queryKey })
    if (as === 'change') return setGone(true)
    if (as === 'back') return void toast.error(formTexts.cannotComeBack, { id: 'menu-dish' })
    form.setError('categoryId', { message: formTexts.goneCategory })
    form.setFocus('categoryId')
  }
  const showFailure = (error: unknown, as: StoreAs) => {
    if (isAbort(error)) return
    if (sending.hasLeft()) return isRefusal(error) ? undefined : settlePicture()
    if (dish && isNotFound(error)) return showGone(as)
    setFull(as === 'copy' && error instanceof ApiError && error.code === menuErrors.dishLimit.code)
    image.showError(error)
    if (showFieldErrors(error, form.setError, FORM_KEYS)) showErrors()
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
  }
  /** `isPublished`: a draft is one no more. */
  const save =
    (then: AfterSave, as: StoreAs, isPublished = false) =>
    async (values: DishFormValues) => {
      const typed = withinRights(dishBody(values, dirtyFields, image.value, as === 'new'), restaurant)
      const whole = dish && as === 'new' ? joinDishChanges(unseenValues(dish), typed) : typed
      const body: DishBody = isPublished ? { ...whole, published: true } : whole
      const saysAllergens = body.allergens !== undefined || body.allergensReviewed === true
      saidAllergens.current = saysAllergens ? body : null
      setSaving(isPublished ? 'publish' : then)
      try {
        const isDone = await store(values.categoryId, body, as)
        if (isDone && !sending.hasLeft()) tellAllergens()
        if (isDone && !sending.hasLeft()) (then === 'close' ? onClose : () => onNext(values.categoryId))()
      } catch (error) {
        showFailure(error, as)
      }
      setSaving(null)
    }
  const leave = () => {
    if (isSaving) discard()
    else if (copyOf) toast.info(draftTexts.copyDropped, { id: 'menu-dish' })
    onClose()
  }
  return {
    saving: isSaving,
    isGone,
    isFull,
    isInOutbox,
    isWaiting: isInOutbox || sending.state === 'waiting',
    save,
    leave,
  }
}

/** Whether the form's change waits in the outbox. The form closes when it is stored, and is open again when refused. */
function useWaitingInOutbox(dish: Dish | null, onStored: () => void) {
  const state = useState(false)
  const [isWaiting, setWaiting] = state
  const { marks } = useOutbox()
  const mark = dish && marks.get(dish._id)
  const stored = useEffectEvent(onStored)
  useEffect(() => {
    if (!isWaiting || mark === 'waiting') return
    setWaiting(false)
    if (mark === 'saved') stored()
  }, [isWaiting, mark, setWaiting])
  return state
}
