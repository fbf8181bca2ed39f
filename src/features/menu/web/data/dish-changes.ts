import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import type { Change } from '#ui/offline/outbox.ts'
import type { Body, Resendable } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { dishFields } from '../../dish.fields.ts'
import { joinDishChanges, withDishChange } from '../../dish.rules.ts'
import { type Dish, type dishChange, getDish, updateDish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { fieldTexts } from '../../menu-page.texts.ts'
import { withEntry } from './menu-lists.ts'
import { dishesOf } from './menu.queries.ts'

export type DishBody = z.input<typeof dishChange>
type Upload = { file?: File; onProgress?: (part: number) => void; signal?: AbortSignal }
/** The list as it will be when all that waits is stored. */
export const listWithUnsaved = (dishes: readonly Dish[], bodies: ReadonlyMap<string, Body>): readonly Dish[] =>
  dishes.some(dish => bodies.has(dish._id))
    ? dishes.map(dish => {
        const body = bodies.get(dish._id)
        return body ? withDishChange(dish, body) : dish
      })
    : dishes

const isSame = (one: Dish, other: Dish): boolean => contentOf(one) === contentOf(other)
/** Without what no person writes. */
const contentOf = ({ sortOrder: _place, updatedAt: _time, ...content }: Dish): string => JSON.stringify(content)

/** The sending of a change of one dish, now or later; a file goes with it each time. */
export function resendableDish(dish: Dish, restaurant: Restaurant, upload: Upload = {}): Resendable<Dish> {
  const params = { id: dish._id }
  return {
    name: dashboardName(dish.translations, restaurant.defaultLocale),
    seen: dish,
    send: (body, ifMatch) => call(updateDish, { params, body, ifMatch, ...upload }),
    load: () => call(getDish, { params }),
    has: (newest, body) => !upload.file && isSame(withDishChange(newest, body), newest),
    isSame,
    lines: (newest, body) => linesOf(newest, body, restaurant.currency),
  }
}

/** A change of one dish for the outbox. */
export function dishChangeOf(
  dish: Dish,
  body: DishBody,
  { queryClient, restaurant }: { queryClient: QueryClient; restaurant: Restaurant },
): Change<Dish> {
  const { queryKey } = dishesOf(restaurant._id)
  return {
    ...resendableDish(dish, restaurant),
    id: dish._id,
    body,
    join: joinDishChanges,
    onStored: stored => queryClient.setQueryData(queryKey, list => list && withEntry(list, stored)),
    onRefused: error => {
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}

/** What the user had changed: first what the list of fields can show, with both values, then all else by its name. */
function linesOf(newest: Dish, body: Body, currency: string): string[] {
  const mine = withDishChange(newest, body)
  const changed = dishFields
    .filter(([key]) => key in body)
    .toSorted(([, one], [, other]) => Number(one.shown === null) - Number(other.shown === null))
  const lines = changed.map(([key, { label, phrase, shown }]) =>
    shown
      ? fieldTexts.both(label, shown(newest[key as keyof Dish], currency), shown(mine[key as keyof Dish], currency))
      : fieldTexts.yourField(phrase),
  )
  return [...new Set(lines)]
}
