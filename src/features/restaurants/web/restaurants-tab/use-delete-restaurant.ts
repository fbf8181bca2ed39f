import { useMutation } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { deleteRestaurant, type Restaurant } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { useReloadRestaurants } from '../use-reload-restaurants.ts'

const TOAST = 'delete-restaurant'
/** Errors whose text is meant for people; all others show the text that the specification gives (S2 §8). */
const TOLD = new Set<string>([restaurantErrors.lastRestaurant.code, restaurantErrors.demo.code])

/**
 * Deletes a restaurant after a confirmation (S2 §2); the first active one then becomes the current one (3-decisions
 * §5).
 */
export function useDeleteRestaurant() {
  const reload = useReloadRestaurants()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (id: string) => deleting(call(deleteRestaurant, { params: { id } })),
  })

  async function remove({ _id, name }: Restaurant): Promise<void> {
    const agreed = await toast.confirm({ title: texts.confirmTitle(name), description: texts.confirmText })
    if (!agreed) return
    try {
      await mutateAsync(_id)
      toast.success(texts.removed(name), { id: TOAST })
    } catch (error) {
      toast.error(error instanceof ApiError && TOLD.has(error.code) ? error.message : texts.removeFailed(name), {
        id: TOAST,
      })
    }
    // Also after a failure: the call may have worked although its answer was lost, or another person was faster.
    await reload()
  }
  return { remove, isBusy: isPending }
}
