import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { isOldReview } from '#features/allergens/reviewed.rules.ts'
import { type Said, saidBody, saidOf } from '#features/allergens/said.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import type { ReviewedDishes } from '../../menu-paths.ts'
import { menuTexts } from '../../menu.texts.ts'
import { previousDeclared } from '../data/previous-dish.ts'
import { type DishBody, dishChangeOf } from '../data/dish-changes.ts'
import { DISH_TOAST } from '../dish-actions/dish.mutations.ts'

type Place = { isOpen: boolean; of: ReviewedDishes; queue: readonly string[]; index: number; last: Said | null }
const CLOSED: Place = { isOpen: false, of: 'alergenos', queue: [], index: 0, last: null }

/** Whether somebody has to look at a dish. */
const NEEDS: Record<ReviewedDishes, (dish: Dish) => boolean> = {
  alergenos: ({ allergensDeclared }) => !allergensDeclared,
  antiguos: ({ allergensReviewed }) => allergensReviewed !== null && isOldReview(allergensReviewed.at, new Date()),
}

/**
 * The review of the dishes that are not declared, or of those that somebody looked at long ago, in the order of the
 * menu. Leaving it keeps the place; what was
 * declared is saved dish by dish and may wait for the connection like every change (DAILY-WORK §3.8).
 */
export function useReview(restaurant: Restaurant, dishes: readonly Dish[]) {
  const queryClient = useQueryClient()
  const [place, setPlace] = useState(CLOSED)
  const byId = new Map(dishes.map(dish => [dish._id, dish]))
  // A dish that somebody deletes meanwhile drops out.
  const steps = place.queue.flatMap(id => byId.get(id) ?? [])
  const index = Math.min(place.index, steps.length)
  const dish = steps[index]
  const skipped = steps.filter(NEEDS[place.of])
  const goTo = (next: number) => setPlace(now => ({ ...now, index: Math.max(0, next) }))
  const begin = (of: ReviewedDishes) =>
    setPlace({ ...CLOSED, isOpen: true, of, queue: dishes.filter(NEEDS[of]).map(one => one._id) })

  const declare = (seen: Dish, said: Said, fine: DishBody) => {
    setPlace(now => ({ ...now, index: index + 1, last: said }))
    const body = { ...saidBody(said), ...fine }
    outbox
      .put(dishChangeOf(seen, body, { queryClient, restaurant }))
      .catch((error: unknown) => toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: DISH_TOAST }))
  }
  return {
    isOpen: place.isOpen,
    /** Undefined at the end. */
    dish,
    following: steps[index + 1],
    index,
    count: steps.length,
    left: dishes.filter(NEEDS.alergenos).length,
    done: steps.length - skipped.length,
    skipped: skipped.length,
    /** What 'Igual que el anterior' gives: the dish declared last, else the one before it in its category. */
    previous: place.last ?? saidBefore(dishes, dish),
    /** Goes on where it was left, unless that review came to its end. */
    open: () => (dish && place.of === 'alergenos' ? setPlace(now => ({ ...now, isOpen: true })) : begin('alergenos')),
    begin,
    restart: () => begin(place.of),
    of: place.of,
    close: () => setPlace(now => ({ ...now, isOpen: false })),
    /** `seen`: the dish as its step showed it. */
    declare,
    skip: () => goTo(index + 1),
    back: () => goTo(index - 1),
  }
}

function saidBefore(dishes: readonly Dish[], dish: Dish | undefined): Said | null {
  const previous = dish && previousDeclared(dishes, { dishId: dish._id, categoryId: dish.categoryId })
  return previous ? saidOf(previous) : null
}

export type Review = ReturnType<typeof useReview>
