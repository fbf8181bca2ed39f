import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#features/identity/web/index.ts'
import { dishPhotoSending } from '#features/menu/web/data/dish-photos.ts'
import { dishChangeOfSlip } from '#features/menu/web/data/dish-changes.ts'
import { todayChangeOfSlip } from '#features/restaurants/web/opening/opening.queries.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import type { Change } from '#ui/offline/change.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import type { Lost } from '#ui/kept/keeper.ts'
import { toast } from '#ui/toast/toast.ts'
import { whenIdle } from './when-idle.ts'
import { registerWorker } from '../worker/register-worker.ts'
import { keptTexts as texts } from './kept.texts.ts'

/** Keeps on this phone what the user loads and changes, once their restaurants are known. */
export function useKept(): void {
  const user = useUser()
  const queryClient = useQueryClient()
  useEffect(() => {
    const revive = (slip: Slip): Change | undefined => {
      const houses = queryClient.getQueryData(ownRestaurants.queryKey)
      const restaurant = houses?.find(({ _id }) => _id === slip.restaurantId)
      const house = restaurant && { queryClient, restaurant }
      return house && (dishChangeOfSlip(slip, house) ?? todayChangeOfSlip(slip, house))
    }
    const onLost = ({ slip, why }: Lost) => toast.error(texts.lost[why], { id: `kept-${slip.thing}`, about: slip.name })
    import('./kept-session.ts').then(
      ({ startKept }) => startKept(user, { queryClient, revive, onLost, photo: dishPhotoSending(queryClient) }),
      // Without this code nothing is kept, and the page says that it must stay open.
      () => undefined,
    )
  }, [user, queryClient])
  useEffect(() => whenIdle(() => void registerWorker()), [])
}
