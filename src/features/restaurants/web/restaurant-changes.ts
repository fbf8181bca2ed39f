import type { BodyInput } from '#shared/endpoint.ts'
import { call } from '#ui/client/client.ts'
import type { Resendable } from '#ui/offline/resend.ts'
import { mergeRestaurant } from '../profile/profile.merge.ts'
import { type Restaurant, updateRestaurant } from '../restaurants.contract.ts'

type Upload = {
  file?: File | undefined
  onProgress?: (part: number) => void
  onKey?: (key: string) => void
  signal?: AbortSignal
}

/** The sending of a change of a restaurant that the form showed as `seen`; a file goes with the first answered call. */
export function restaurantChangeOf(seen: Restaurant, { file, onKey, ...upload }: Upload = {}): Resendable<Restaurant> {
  let unsent = file
  return {
    name: seen.name,
    seen,
    hasFile: () => unsent !== undefined,
    send: async (part, ifMatch, idempotencyKey) => {
      if (unsent) onKey?.(idempotencyKey)
      const body = part as BodyInput<typeof updateRestaurant>
      const request = { params: { id: seen._id }, body, ifMatch, idempotencyKey, ...upload, file: unsent }
      const stored = await call(updateRestaurant, request)
      unsent = undefined
      return stored
    },
    merge: mergeRestaurant,
  }
}
