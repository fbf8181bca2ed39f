import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { connection } from '#ui/connection/connection.ts'
import { outbox } from '#ui/offline/outbox.ts'
import type { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { keepDishPhoto } from '../data/dish-photos.ts'
import { categoryNameOf } from '../data/menu.queries.ts'
import { settleDiscarded, undoDiscarded } from '../undo/discarded.ts'
import { storedDish } from '../undo/undo.ts'
import { type DishPhotoInput, type NewDishInput, useDishSaves } from '../dish-actions/dish.mutations.ts'

/** What is being saved; `before` is null for a new dish. */
type Saving = { before: Dish | null; body: DishBody }

/** How a form is stored: as a change, as a new dish, or as a change of a dish that comes back. */
export type StoreAs = 'change' | 'new' | 'back'

type DishStoring = {
  /** Null: a new dish. */
  dish: Dish | null
  restaurant: Restaurant
  image: ImageField
  sending: ReturnType<typeof useSending>
  onSaved: (dish: Dish) => void
  onCreated: (dish: Dish) => void
  /** True: the change waits in the outbox, and the form stays open and says so. */
  onWaiting: (isWaiting: boolean) => void
}

/**
 * Stores what the dish form holds, and tells it: a new dish and a picture are calls of the form, every other change
 * goes through the outbox. `store` answers false when the change waits there; `discard` ends it.
 */
export function useDishStoring({ dish, restaurant, image, sending, onSaved, onCreated, onWaiting }: DishStoring) {
  const attempt = useRef<Attempt<NewDishInput>>(newAttempt())
  const photo = useRef<Attempt<DishPhotoInput>>(newAttempt())
  const saves = useDishSaves(restaurant)
  const queryClient = useQueryClient()
  const menu = { queryClient, restaurantId: restaurant._id }
  const saving = useRef<Saving | null>(null)
  const nameOf = ({ translations }: Dish) => dashboardName(translations, restaurant.defaultLocale)
  /** Tells a save, or undoes it where it was discarded meanwhile. */
  const finish = (stored: Dish, text: string, about?: string) => {
    if (!sending.hasLeft()) return toast.success(text, { id: 'menu-dish', about })
    if (saving.current) void undoDiscarded({ queryClient, ...saving.current }, stored)
  }
  const create = async (place: string, body: DishBody) => {
    const file = image.value.kind === 'file' ? image.value.file : undefined
    const input = { categoryId: place, body, ...(file && { file }) }
    const created = await sending.send(() =>
      image.send(attempt.current.key, upload => saves.create(attempt.current, input, upload)),
    )
    attempt.current = newAttempt()
    finish(created, menuTexts.dishAdded, nameOf(created))
    onCreated(created)
    if (!sending.hasLeft()) onSaved(created)
  }
  const changeWithFile = async (before: Dish, body: DishBody, file: File) => {
    const input = { dish: before, body, file }
    const { thing, kept } = await sending.send(() =>
      image.send(photo.current.key, upload => saves.changeWithFile(photo.current, input, upload)),
    )
    photo.current = newAttempt()
    if (kept === 'mine') finish(thing, menuTexts.dishUpdated, nameOf(thing))
    if (!sending.hasLeft()) onSaved(thing)
  }
  /** Answers false when the change waits in the outbox: the form stays open and says so. */
  const change = async (before: Dish, body: DishBody): Promise<boolean> => {
    const outcome = await sending.send(() => saves.change(before, body))
    if (sending.hasLeft()) return true
    if (body.categoryId) onSaved({ ...before, categoryId: body.categoryId })
    onWaiting(outcome === 'waiting')
    return outcome !== 'waiting'
  }
  const bringBack = async (gone: Dish, body: DishBody) => {
    const { key } = newAttempt()
    const restored = await sending.send(() =>
      image.send(key, upload => saves.bringBack(gone, body, { ...upload, key })),
    )
    const category = categoryNameOf(queryClient, restaurant, restored.categoryId) ?? ''
    finish(restored, formTexts.cameBack(nameOf(gone), category))
    if (!sending.hasLeft()) onSaved(restored)
  }
  const isPhotoKept = (of: Dish, file: File): Promise<boolean> =>
    keepDishPhoto(of, restaurant, file).then(
      () => true,
      () => false,
    )
  /** Answers false when the change waits. `as`: what becomes of a dish that is gone. */
  const store = async (place: string, body: DishBody, as: StoreAs): Promise<boolean> => {
    saving.current = { before: dish && as === 'change' ? storedDish(menu, dish) : null, body }
    const file = image.value.kind === 'file' ? image.value.file : undefined
    // A photo that was taken away after a failed save is not wished any more.
    if (!file) photo.current = newAttempt()
    if (dish && as === 'change' && !file) return change(dish, body)
    // Without signal the photo waits on the phone, and the rest of the change beside it (EVERY-DAY §8.24).
    if (dish && as === 'change' && file && connection.isLost() && (await isPhotoKept(dish, file)))
      return Object.keys(body).length === 0 || change(dish, body)
    if (dish && as === 'change' && file) await changeWithFile(dish, body, file)
    else if (dish && as === 'back') await bringBack(dish, body)
    else await create(place, body)
    return true
  }
  /** The answer of a discarded change with a picture may have been lost: what of it is stored is undone. */
  const settlePicture = () => {
    const { before, body } = saving.current ?? {}
    if (before && body && image.value.kind === 'file')
      void settleDiscarded({ queryClient, before, body }, image.isGivenUp)
  }
  /** Discards what is being saved: it is stopped, or undone when it was stored. */
  const discard = () => {
    const { before = null, body = {} } = saving.current ?? {}
    const isWaiting = sending.state === 'waiting'
    sending.leave()
    if (before && image.value.kind !== 'file')
      return outbox.abandon(before._id, stored =>
        stored
          ? void undoDiscarded({ queryClient, before, body }, stored as Dish)
          : void settleDiscarded({ queryClient, before, body }),
      )
    if (isWaiting) settlePicture()
    else if (image.props.progress !== null) image.props.onCancel()
  }
  return { store, settlePicture, discard }
}
