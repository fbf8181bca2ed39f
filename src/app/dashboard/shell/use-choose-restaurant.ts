import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useUser } from '#features/identity/web/index.ts'
import { currentTexts as texts } from '#features/restaurants/status/current.texts.ts'
import { useRestaurantScope, useSwitchRestaurant } from '#features/restaurants/web/index.ts'
import { askToLeave, withdrawLeaving } from '#ui/alert-dialog/leave-guard.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * A function that makes a restaurant the current one and says 'Trabajando en …' (S2 §2). With unsaved changes on the
 * screen it asks first and switches then.
 */
export function useChooseRestaurant() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { restaurant, restaurants } = useRestaurantScope()
  const { mutate, isPending } = useSwitchRestaurant()
  const choose = async (id: string) => {
    const name = restaurants.find(one => one._id === id)?.name ?? ''
    if (id !== restaurant?._id && !(await askToLeave(name))) return
    mutate(id, {
      onSuccess: () => {
        toast.success(texts.workingOn(name), { id: 'switched' })
        // If the URL names a restaurant, it would continue to show that one, so the id is removed.
        if (search.has('id')) void navigate({ search: '' })
      },
      onError: () => {
        withdrawLeaving()
        toast.error(texts.switchFailed, { id: 'switched' })
      },
    })
  }
  return { choose, isBusy: isPending }
}

/** Tells the server when another restaurant became the current one: the first active one. Shows no toast (S1 §4). */
export function useKeepCurrentActive(currentId: string | null): void {
  const { currentRestaurantId } = useUser()
  const { mutate } = useSwitchRestaurant()
  useEffect(() => {
    if (currentId && currentId !== currentRestaurantId) mutate(currentId)
  }, [currentId, currentRestaurantId, mutate])
}
