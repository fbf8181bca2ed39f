import type { QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { connection } from '#ui/connection/connection.ts'
import { toast } from '#ui/toast/toast.ts'
import { withDishChange } from '../../dish.rules.ts'
import { type Dish, deleteDish, getDish, updateDish } from '../../menu.contract.ts'
import { undoTexts as texts } from '../../undo.texts.ts'
import { bodyBack } from '../data/body-back.ts'
import { type DishBody, isSameDish } from '../data/dish-changes.ts'
import { withEntry, withoutEntry } from '../data/menu-lists.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { offerUndo } from './undo.ts'

const TOAST = 'menu-dish'

/** A save that was discarded while it was under way; `before` is null for a new dish. */
export type Discarded = { queryClient: QueryClient; before: Dish | null; body: DishBody }

/**
 * Undoes a save that was stored although it was discarded, and says so; where that fails, it is offered (EVERY-DAY §8,
 * rule 27). A picture that was replaced or removed cannot come back, which is said too.
 */
export async function undoDiscarded(discarded: Discarded, stored: Dish): Promise<void> {
  const { queryClient, before } = discarded
  const { restaurantId } = stored
  try {
    await takeBack(discarded, stored)
    const isPictureLost = before !== null && before.imageUrl !== '' && before.imageUrl !== stored.imageUrl
    if (isPictureLost) toast.warning(texts.discardedBesidePicture, { id: TOAST })
    else toast.info(texts.discardedUndone, { id: TOAST })
  } catch {
    offerUndo(texts.discardedStored, { id: TOAST, queryClient, restaurantId }, () => takeBack(discarded, stored))
  }
}

async function takeBack({ queryClient, before, body }: Discarded, stored: Dish): Promise<void> {
  const { queryKey } = dishesOf(stored.restaurantId)
  const request = { params: { id: stored._id }, ifMatch: stored.updatedAt }
  if (before) {
    const hasNewPicture = before.imageUrl === '' && stored.imageUrl !== ''
    const back = { ...bodyBack(before, body, stored), ...(hasNewPicture && { imageUrl: '' }) }
    if (Object.keys(back).length === 0) return
    const dish = await call(updateDish, { ...request, body: back })
    queryClient.setQueryData(queryKey, list => list && withEntry(list, dish))
  } else {
    await call(deleteDish, request)
    queryClient.setQueryData(queryKey, list => list && withoutEntry(list, stored._id))
  }
}

/**
 * A discarded change whose answer was lost: when the server answers again, it is undone if it was stored. `giveUp` asks
 * the server itself whether it was (false), or keeps it from being stored (true).
 */
export async function settleDiscarded(
  discarded: Discarded & { before: Dish },
  giveUp?: () => Promise<boolean>,
): Promise<void> {
  const { queryClient, before, body } = discarded
  try {
    await connection.back(new AbortController().signal)
    if (await giveUp?.()) return
    const newest = await call(getDish, { params: { id: before._id } })
    queryClient.setQueryData(dishesOf(before.restaurantId).queryKey, list => list && withEntry(list, newest))
    if (isIn(newest, discarded)) await undoDiscarded({ queryClient, before, body }, newest)
  } catch (error) {
    // Lost once more: the next look.
    if (isNetworkError(error)) await settleDiscarded(discarded, giveUp)
  }
}

/** True when a dish has moved and holds all that was discarded. */
const isIn = (newest: Dish, { before, body }: Discarded & { before: Dish }): boolean =>
  newest.updatedAt !== before.updatedAt && isSameDish(withDishChange(newest, body), newest)
