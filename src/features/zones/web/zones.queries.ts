import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { type Resendable, type Resent, storeChange } from '#ui/offline/resend.ts'
import { nameIn } from '#features/prices/names.ts'
import {
  createZone,
  deleteZone,
  listZones,
  updateZone,
  type Zone,
  type ZoneBody,
} from '#features/prices/prices.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mergeZone } from '../zone.merge.ts'

/** The zones of a restaurant, oldest first. */
export const zonesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['zones', restaurantId] as const,
    queryFn: ({ signal }) => call(listZones, { params: { id: restaurantId }, signal }),
  })

/** Creates, changes and removes zones, and keeps the cached list. The caller tells successes and failures. */
export function useZoneSaves({ _id: restaurantId, defaultLocale, currency }: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = zonesOf(restaurantId)
    const store = (zone: Zone): void =>
      void queryClient.setQueryData(queryKey, (list = []) =>
        list.some(({ _id }) => _id === zone._id)
          ? list.map(one => (one._id === zone._id ? zone : one))
          : [...list, zone],
      )
    const changeOf = (zone: Zone): Resendable<Zone> => ({
      name: nameIn(zone.names, defaultLocale, defaultLocale).text,
      seen: zone,
      send: (body, ifMatch, idempotencyKey) =>
        call(updateZone, { params: { id: zone._id }, body, ifMatch, idempotencyKey }),
      merge: versions => mergeZone(versions, { currency, defaultLocale }),
    })
    return {
      create: async (attempt: Attempt<ZoneBody>, input: ZoneBody): Promise<Zone> => {
        const zone = await createOnce(attempt, {
          input,
          create: (body, idempotencyKey) => call(createZone, { params: { id: restaurantId }, body, idempotencyKey }),
          update: async (created, body) => (await storeChange(changeOf(created), body)).thing,
        })
        store(zone)
        return zone
      },
      change: async (zone: Zone, body: ZoneBody): Promise<Resent<Zone>> => {
        const resent = await storeChange(changeOf(zone), body)
        store(resent.thing)
        return resent
      },
      remove: async ({ _id }: Zone): Promise<void> => {
        await deleting(call(deleteZone, { params: { id: _id } }))
        queryClient.setQueryData(queryKey, list => list?.filter(zone => zone._id !== _id))
      },
      reload: () => queryClient.invalidateQueries({ queryKey }),
    }
  }, [queryClient, restaurantId, defaultLocale, currency])
}
