import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { FrameRestaurant } from '../frame/remembered-frame.ts'

/** What the frame shows of a restaurant. */
export const inFrame = ({ _id: id, name, address, logoUrl }: Restaurant): FrameRestaurant => ({
  id,
  name,
  street: address.street ?? '',
  logoUrl,
})
