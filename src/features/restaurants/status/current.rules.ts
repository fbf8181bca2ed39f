type Choice = { _id: string; status: 'active' | 'inactive' }

/**
 * The restaurant that one works on: the chosen one while it is active, else the first active one; without any active
 * one the chosen, or the first of all (S1 §4, S2 §4).
 */
export function pickCurrent<R extends Choice>(restaurants: readonly R[], chosenId: string | null): R | null {
  const chosen = restaurants.find(restaurant => restaurant._id === chosenId)
  if (chosen?.status === 'active') return chosen
  return restaurants.find(restaurant => restaurant.status === 'active') ?? chosen ?? restaurants[0] ?? null
}
