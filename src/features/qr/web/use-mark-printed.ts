import { useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { markQrPrinted, type Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { storeRestaurant } from '#features/restaurants/web/index.ts'

/**
 * Notes the first download of a restaurant's code, so that home no longer asks for it (decision 0139). A failure is not
 * shown: the file has come, and the next download tries again.
 */
export function useMarkPrinted({ _id: id, qrPrinted }: Restaurant): () => void {
  const queryClient = useQueryClient()
  return () => {
    if (qrPrinted) return
    call(markQrPrinted, { params: { id } }).then(
      restaurant => storeRestaurant(queryClient, restaurant),
      () => undefined,
    )
  }
}
