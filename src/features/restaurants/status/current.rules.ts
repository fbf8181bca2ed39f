type Choice = { _id: string; status: 'active' | 'inactive' }

/**
 * The current restaurant: the chosen one while it is active, else the first active one; when none is active, the chosen
 * one or the first (S1 §4, S2 §4).
 */
export function pickCurrent<R extends Choice>(restaurants: readonly R[], chosenId: string | null): R | null {
  const chosen = restaurants.find(restaurant => restaurant._id === chosenId)
  if (chosen?.status === 'active') return chosen
  return restaurants.find(restaurant => restaurant.status === 'active') ?? chosen ?? restaurants[0] ?? null
}
