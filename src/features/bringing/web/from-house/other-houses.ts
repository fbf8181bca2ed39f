import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#ui/client/client.ts'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { undoHistory } from '#features/history/history.contract.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { BodyInput } from '#shared/endpoint.ts'
import { copyFromHouse } from '../../from-house.contract.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'

/** The other restaurants of this person's house, oldest first. */
export function useOtherHouses(restaurantId: string): readonly Restaurant[] {
  const { data = [] } = useQuery(ownRestaurants)
  return data.filter(({ _id }) => _id !== restaurantId)
}

/** Those of them into whose carta this person may copy. */
export const useHousesToCopyTo = (restaurantId: string): readonly Restaurant[] =>
  useOtherHouses(restaurantId).filter(house => mayChange(house, 'texts'))

/** What a restaurant has loaded of its carta is loaded again: a copy came, or went. */
function useCartaChanged() {
  const queryClient = useQueryClient()
  return useCallback(
    (restaurantId: string) =>
      Promise.all(
        [['menu', restaurantId], ['price-labels', restaurantId], ['activity'], ['home', restaurantId]].map(queryKey =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    [queryClient],
  )
}

/** Copies categories into a restaurant, and takes a copy back. */
export function useCopying() {
  const changed = useCartaChanged()
  const copy = async (to: string, body: BodyInput<typeof copyFromHouse>, idempotencyKey: string) => {
    const copied = await call(copyFromHouse, { params: { id: to }, body, idempotencyKey })
    await changed(to)
    return copied
  }
  const undo = async (to: string, changeId: string): Promise<void> => {
    try {
      const idempotencyKey = crypto.randomUUID()
      await call(undoHistory, { params: { id: to }, body: { changeId, includeTouched: true }, idempotencyKey })
      toast.success(texts.undone)
    } catch (error) {
      toast.error(failureText(error, texts.undoFailed))
    }
    await changed(to)
  }
  return { copy, undo }
}
