import { useRef } from 'react'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import type { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { type NewDishInput, useDishSaves } from '../dish-actions/dish.mutations.ts'

type DishStoring = {
  /** Null: a new dish. */
  dish: Dish | null
  restaurant: Restaurant
  image: ImageField
  sending: ReturnType<typeof useSending>
  onSaved: (dish: Dish) => void
  /** True: the change waits in the outbox, and the form stays open and says so. */
  onWaiting: (isWaiting: boolean) => void
}

/**
 * Stores what the dish form holds, and tells it: a new dish and a picture are calls of the form, every other change
 * goes through the outbox. The function answers false when the change waits there.
 */
export function useDishStoring({ dish, restaurant, image, sending, onSaved, onWaiting }: DishStoring) {
  const attempt = useRef<Attempt<NewDishInput>>(newAttempt())
  const saves = useDishSaves(restaurant)
  const showSaved = (text: string) => {
    if (sending.hasLeft()) toast.info(formTexts.dishStoredBefore, { id: 'menu-dish' })
    else toast.success(text, { id: 'menu-dish' })
  }
  const create = async (place: string, body: DishBody) => {
    const file = image.value.kind === 'file' ? image.value.file : undefined
    const input = { categoryId: place, body, ...(file && { file }) }
    const created = await sending.send(() => image.send(upload => saves.create(attempt.current, input, upload)))
    attempt.current = newAttempt()
    showSaved(menuTexts.dishAdded)
    if (!sending.hasLeft()) onSaved(created)
  }
  const changeWithFile = async (before: Dish, body: DishBody) => {
    const { thing, kept } = await sending.send(isAgain =>
      image.send(upload => saves.changeWithFile(before, body, upload, isAgain)),
    )
    if (kept === 'mine') showSaved(menuTexts.dishUpdated)
    if (!sending.hasLeft()) onSaved(thing)
  }
  /** Answers false when the change waits in the outbox: the form stays open and says so. */
  const change = async (before: Dish, body: DishBody): Promise<boolean> => {
    const outcome = await sending.send(() => saves.change(before, body))
    if (outcome === 'stored') showSaved(menuTexts.dishUpdated)
    if (sending.hasLeft()) return true
    if (body.categoryId) onSaved({ ...before, categoryId: body.categoryId })
    onWaiting(outcome === 'waiting')
    return outcome !== 'waiting'
  }
  return async (place: string, body: DishBody): Promise<boolean> => {
    if (dish && image.value.kind !== 'file') return change(dish, body)
    await (dish ? changeWithFile(dish, body) : create(place, body))
    return true
  }
}
