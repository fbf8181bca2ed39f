import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { connection } from '#ui/connection/connection.ts'
import { photos } from '#ui/kept/photos/photos.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { outbox } from '#ui/offline/outbox.ts'
import type { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ImageField } from '#features/images/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { draftTexts } from './draft.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { keepDishPhoto } from '../data/dish-photos.ts'
import { categoryNameOf } from '../data/menu.queries.ts'
import { settleDiscarded, undoDiscarded } from '../undo/discarded.ts'
import { storedDish, tellPublished } from '../undo/undo.ts'
import {
  type DishCopyInput,
  type DishPhotoInput,
  type NewDishInput,
  useDishSaves,
} from '../dish-actions/dish.mutations.ts'

/** What is being saved; `before` is null for a new dish; `isBeside`: without its photo, which follows. */
type Saving = { before: Dish | null; body: DishBody; isBeside: boolean }

/** How a form is stored: as a change, as a new dish, as the copy of one, or as a change of a dish that comes back. */
export type StoreAs = 'change' | 'new' | 'copy' | 'back'

type DishStoring = {
  /** Null: a new dish, or a copy. */
  dish: Dish | null
  copyOf: Dish | null
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
export function useDishStoring({
  dish,
  copyOf,
  restaurant,
  image,
  sending,
  onSaved,
  onCreated,
  onWaiting,
}: DishStoring) {
  const attempt = useRef<Attempt<NewDishInput>>(newAttempt())
  const photo = useRef<Attempt<DishPhotoInput>>(newAttempt())
  const copying = useRef<Attempt<DishCopyInput>>(newAttempt())
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
    // The photo follows by itself, once there is a dish (EVERY-DAY §8.24).
    const follows = file !== undefined && photos.hasRoom('')
    const input = { categoryId: place, body, ...(file && !follows && { file }) }
    const created = await sending.send(() =>
      follows
        ? saves.create(attempt.current, input, {})
        : image.send(attempt.current.key, upload => saves.create(attempt.current, input, upload)),
    )
    attempt.current = newAttempt()
    if (follows && !sending.hasLeft() && !(await isPhotoKept(created, file))) await changeWithFile(created, {}, file)
    finish(created, menuTexts.dishAdded, nameOf(created))
    onCreated(created)
    if (!sending.hasLeft()) onSaved(created)
  }
  const copy = async (original: Dish, body: DishBody, file: File | undefined) => {
    const made = await sending.send(() => saves.copy(copying.current, { of: original._id, body }))
    copying.current = newAttempt()
    if (file && !sending.hasLeft() && !(await isPhotoKept(made, file))) await changeWithFile(made, {}, file)
    if (made.published && !sending.hasLeft()) tellPublished(menu, made, nameOf(made))
    else finish(made, draftTexts.draftSaved, nameOf(made))
    if (!sending.hasLeft()) onSaved(made)
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
    if (outcome === 'stored' && body.published) tellPublished(menu, storedDish(menu, before), nameOf(before))
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
  /**
   * What of the change is no photo goes first: a refusal leaves the form open. Then the photo waits on this phone, and
   * follows. Answers false when the change has to wait.
   */
  const changeBeside = async (of: Dish, body: DishBody, file: File): Promise<boolean> => {
    const isDone = Object.keys(body).length === 0 || (await change(of, body))
    if (sending.hasLeft()) return true
    if (await isPhotoKept(of, file)) {
      if (isDone && !body.published && !connection.isLost())
        toast.success(menuTexts.dishUpdated, { id: 'menu-dish', about: nameOf(of), detail: offlineTexts.photo.goesOn })
    } else if (isDone) await changeWithFile(storedDish(menu, of), {}, file)
    else toast.error(menuTexts.imageFailed, { id: 'menu-dish', about: nameOf(of) })
    return isDone
  }
  /** Answers false when the change waits. `as`: what becomes of a dish that is gone. */
  const store = async (place: string, body: DishBody, as: StoreAs): Promise<boolean> => {
    const file = image.value.kind === 'file' ? image.value.file : undefined
    // What is of the photo never holds up the form (EVERY-DAY §8.24).
    const isBeside = dish !== null && as === 'change' && file !== undefined && photos.hasRoom(dish._id)
    saving.current = { before: dish && as === 'change' ? storedDish(menu, dish) : null, body, isBeside }
    // A photo that was taken away after a failed save is not wished any more.
    if (!file) photo.current = newAttempt()
    if (dish && image.value.kind === 'remove') void photos.giveUp(dish._id)
    if (dish && as === 'change' && !file) return change(dish, body)
    if (isBeside) return changeBeside(dish, body, file)
    if (dish && as === 'change' && file) await changeWithFile(dish, body, file)
    else if (dish && as === 'back') await bringBack(dish, body)
    else if (copyOf && as === 'copy') await copy(copyOf, body, file)
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
    const { before = null, body = {}, isBeside = false } = saving.current ?? {}
    const isWaiting = sending.state === 'waiting'
    sending.leave()
    if (before && (isBeside || image.value.kind !== 'file'))
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
