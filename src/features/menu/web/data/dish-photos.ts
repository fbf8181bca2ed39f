import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import type { KeptPhoto, PhotoParts } from '#ui/kept/photos/photo-queue.ts'
import { photos } from '#ui/kept/photos/photos.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Dish, updateDish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { withEntry } from './menu-lists.ts'
import { dishesOf } from './menu.queries.ts'

/** How photos of dishes that waited on the phone are sent and told. */
export const dishPhotoSending = (
  queryClient: QueryClient,
): Pick<PhotoParts, 'send' | 'onStored' | 'onRefused' | 'onOld'> => ({
  send: ({ thing, key, file }, onProgress) =>
    call(updateDish, { params: { id: thing }, body: {}, file, idempotencyKey: key, onProgress }),
  onStored: ({ restaurantId }, stored) =>
    void queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list && withEntry(list, stored as Dish)),
  onRefused: ({ thing, name }, error) =>
    void toast.error(messageOf(error, menuTexts.imageFailed), { id: `photo-${thing}`, about: name }),
  onOld: ({ thing, name }) => void toast.error(menuTexts.photoTooOld, { id: `photo-${thing}`, about: name }),
})

/** Keeps the photo of a dish on the phone, to be sent from there. Throws where it cannot be kept. */
export function keepDishPhoto(dish: Dish, restaurant: Restaurant, file: File): Promise<void> {
  const name = dashboardName(dish.translations, restaurant.defaultLocale)
  const key = crypto.randomUUID()
  const photo: KeptPhoto = { thing: dish._id, name, restaurantId: restaurant._id, key, at: Date.now(), file }
  return photos.put(photo)
}
