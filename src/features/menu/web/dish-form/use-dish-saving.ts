import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { dishBody, type DishFormValues, FORM_KEYS } from './dish-form.ts'
import { useDishStoring } from './use-dish-storing.ts'

/** What becomes of the form after a save. */
export type AfterSave = 'close' | 'more'
type DishSaving = {
  /** Null: a new dish. */
  dish: Dish | null
  restaurant: Restaurant
  form: UseFormReturn<DishFormValues>
  image: ImageField
  onSaved: (dish: Dish) => void
  onClose: () => void
  /** The form is empty for the next dish of the category. */
  onNext: (categoryId: string) => void
  showErrors: () => void
}

/** Saving and leaving the dish form, and what is shown meanwhile. */
export function useDishSaving({ dish, restaurant, form, image, onSaved, onClose, onNext, showErrors }: DishSaving) {
  const [saving, setSaving] = useState<AfterSave | null>(null)
  const sending = useSending()
  const [isInOutbox, setInOutbox] = useWaitingInOutbox(dish, onClose)
  const store = useDishStoring({ dish, restaurant, image, sending, onSaved, onWaiting: setInOutbox })
  const { dirtyFields } = form.formState

  const showFailure = (error: unknown) => {
    if (isAbort(error) || sending.hasLeft()) return
    image.showError(error)
    if (showFieldErrors(error, form.setError, FORM_KEYS)) showErrors()
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
  }
  const save = (then: AfterSave) => async (values: DishFormValues) => {
    const body = dishBody(values, dirtyFields, image.value, !dish)
    setSaving(then)
    try {
      const isDone = await store(values.categoryId, body)
      if (isDone && !sending.hasLeft()) (then === 'close' ? onClose : () => onNext(values.categoryId))()
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
  return { saving, isInOutbox, isWaiting: isInOutbox || sending.state === 'waiting', save, leave }
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
