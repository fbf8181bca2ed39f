import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#ui/client/client.ts'
import type { Change } from '#ui/offline/outbox.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import type { Body, Resendable } from '#ui/offline/resend.ts'
import { loadedLabels } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type DishWords, mergeDish } from '../../merge/dish.merge.ts'
import { joinDishChanges, withDishChange } from '../../dish.rules.ts'
import { type Dish, type dishChange, updateDish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { fieldTexts } from '../../menu-page.texts.ts'
import { wordsOfDishChange } from './dish-change-words.ts'
import { withEntry } from './menu-lists.ts'
import { categoryNameOf, dishesOf } from './menu.queries.ts'
import { tellRefused } from './tell-refused.ts'

export type DishBody = z.input<typeof dishChange>
type Upload = {
  file?: File | undefined
  onProgress?: (part: number) => void
  onKey?: (key: string) => void
  signal?: AbortSignal
}
/** The list as it will be when all that waits is stored. */
export const listWithUnsaved = (dishes: readonly Dish[], bodies: ReadonlyMap<string, Body>): readonly Dish[] =>
  dishes.some(dish => bodies.has(dish._id))
    ? dishes.map(dish => {
        const body = bodies.get(dish._id)
        return body ? withDishChange(dish, body) : dish
      })
    : dishes

/** True when two states of a dish differ in nothing that a person writes. */
export const isSameDish = (one: Dish, other: Dish): boolean => contentOf(one) === contentOf(other)
/** Without what no person writes. */
const contentOf = ({ sortOrder: _place, updatedAt: _time, ...content }: Dish): string => JSON.stringify(content)

type Menu = { queryClient: QueryClient; restaurant: Restaurant }

/** The words of the questions about a dish of this menu. */
function wordsOf({ queryClient, restaurant }: Menu): DishWords {
  const categoryName = (id: string) => categoryNameOf(queryClient, restaurant, id) ?? fieldTexts.goneCategory
  const { currency, supportedLocales: locales } = restaurant
  return { currency, locales, categoryName, labels: loadedLabels(queryClient, restaurant) }
}

/** The sending of a change of one dish, now or later; a file goes with the first call that is answered. */
export function resendableDish(dish: Dish, menu: Menu, { file, onKey, ...upload }: Upload = {}): Resendable<Dish> {
  const params = { id: dish._id }
  let unsent = file
  return {
    name: dashboardName(dish.translations, menu.restaurant.defaultLocale),
    seen: dish,
    hasFile: () => unsent !== undefined,
    send: async (body, ifMatch, idempotencyKey) => {
      if (unsent) onKey?.(idempotencyKey)
      const stored = await call(updateDish, { params, body, ifMatch, idempotencyKey, ...upload, file: unsent })
      unsent = undefined
      return stored
    },
    merge: versions => mergeDish(versions, wordsOf(menu)),
  }
}

const KIND = 'dish'

/** A kept change of a dish, to be sent from this page; undefined: it is of another kind. */
export const dishChangeOfSlip = ({ kind, seen, body }: Slip, menu: Menu): Change | undefined =>
  kind === KIND ? (dishChangeOf(seen as Dish, body as DishBody, menu) as unknown as Change) : undefined

/** A change of one dish for the outbox. */
export function dishChangeOf(dish: Dish, body: DishBody, menu: Menu): Change<Dish> {
  const { queryClient, restaurant } = menu
  const { queryKey } = dishesOf(restaurant._id)
  return {
    ...resendableDish(dish, menu),
    id: dish._id,
    body,
    kept: { kind: KIND, restaurantId: restaurant._id },
    join: joinDishChanges,
    says: wish => wordsOfDishChange(wish, restaurant.currency),
    onStored: stored => queryClient.setQueryData(queryKey, list => list && withEntry(list, stored)),
    onRefused: (error, at) => void tellRefused(error, { dish, restaurant, queryClient, at }),
  }
}
