import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { formatPrice, parsePrice } from '#shared/money.ts'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import type { Change } from '#ui/offline/outbox.ts'
import type { Body, Resendable } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Dish, type dishChange, getDish, updateDish } from '../menu.contract.ts'
import { dashboardName } from '../menu.rules.ts'
import { menuTexts } from '../menu.texts.ts'
import { fieldTexts, rowTexts } from '../menu-page.texts.ts'
import { withEntry } from './menu-lists.ts'
import { dishesOf } from './menu.queries.ts'

export type DishBody = z.input<typeof dishChange>
type Upload = { file?: File; onProgress?: (part: number) => void; signal?: AbortSignal }
type Fields = Partial<Pick<Dish, 'categoryId' | 'available' | 'allergens' | 'allergensDeclared'>> & {
  translations?: Record<string, { name?: string; description?: string }>
  price?: string | number
}

/** A dish with a change that the server has not stored yet. Unchanged fields stay the same objects. */
export function withUnsaved(dish: Dish, body: Body): Dish {
  const { translations, price, ...rest } = body as Fields
  const cents = price === undefined ? null : parsePrice(price)
  return {
    ...dish,
    ...(translations && { translations: withTexts(dish.translations, translations) }),
    ...(cents && 'cents' in cents && { price: cents.cents / 100 }),
    ...pick(rest),
  }
}

function withTexts(before: Dish['translations'], change: NonNullable<Fields['translations']>): Dish['translations'] {
  const texts = Object.entries(change).map(([locale, changed]) => [
    locale,
    { name: '', description: '', ...before[locale as keyof typeof before], ...changed },
  ])
  return { ...before, ...Object.fromEntries(texts) }
}

function pick({ categoryId, available, allergens, allergensDeclared }: Fields): Partial<Dish> {
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(available !== undefined && { available }),
    ...(allergens && { allergens }),
    ...(allergensDeclared !== undefined && { allergensDeclared }),
  }
}

/** The list as it will be when all that waits is stored. */
export const listWithUnsaved = (dishes: readonly Dish[], bodies: ReadonlyMap<string, Body>): readonly Dish[] =>
  dishes.some(dish => bodies.has(dish._id))
    ? dishes.map(dish => {
        const body = bodies.get(dish._id)
        return body ? withUnsaved(dish, body) : dish
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
    has: (newest, body) => !upload.file && isSame(withUnsaved(newest, body), newest),
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
    onStored: stored => queryClient.setQueryData(queryKey, list => list && withEntry(list, stored)),
    onRefused: error => {
      toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}

/** What the user had changed: price and availability with both values, all else by its name. */
function linesOf(newest: Dish, body: Body, currency: string): string[] {
  const mine = withUnsaved(newest, body)
  const price = (dish: Dish) => formatPrice(dish.price, currency)
  const stock = (dish: Dish) => (dish.available ? rowTexts.available : rowTexts.soldOut)
  const named = (field: keyof typeof fieldTexts.names) => fieldTexts.yourField(fieldTexts.names[field])
  return [
    ...('price' in body ? [fieldTexts.both(fieldTexts.price, price(newest), price(mine))] : []),
    ...('available' in body ? [fieldTexts.both(fieldTexts.stock, stock(newest), stock(mine))] : []),
    ...('translations' in body ? [named('translations')] : []),
    ...('allergens' in body ? [named('allergens')] : []),
    ...('categoryId' in body ? [named('categoryId')] : []),
    ...('imageUrl' in body ? [named('imageUrl')] : []),
  ]
}
