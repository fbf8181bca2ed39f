import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#ui/client/client.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { nameIn } from '../names.ts'
import { listPriceLabels, listZones, type OwnLabel } from '../prices.contract.ts'
import type { NamedLabel } from '../price-text.ts'

/** The labels of a house. */
export const priceLabelsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['price-labels', restaurantId] as const,
    queryFn: ({ signal }) => call(listPriceLabels, { params: { id: restaurantId }, signal }),
  })

/** The zones of a house. */
export const zonesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['zones', restaurantId] as const,
    queryFn: ({ signal }) => call(listZones, { params: { id: restaurantId }, signal }),
  })

type House = Pick<Restaurant, '_id' | 'defaultLocale'>

/** Labels by the names that the dashboard writes. */
const namedIn = (labels: readonly OwnLabel[], { defaultLocale }: Pick<House, 'defaultLocale'>): NamedLabel[] =>
  labels.map(({ _id: id, names }) => ({ id, name: nameIn(names, 'es', defaultLocale).text }))

/** Those that are loaded already. */
export const loadedLabels = (queryClient: QueryClient, house: House): NamedLabel[] =>
  namedIn(queryClient.getQueryData(priceLabelsOf(house._id).queryKey) ?? [], house)

const NONE: readonly OwnLabel[] = []

/** The labels of the house, and their names as the dashboard writes them; none until they are loaded. */
export function useOwnLabels({ _id, defaultLocale }: House) {
  const { data: labels = NONE } = useQuery(priceLabelsOf(_id))
  const own = useMemo<readonly NamedLabel[]>(() => namedIn(labels, { defaultLocale }), [labels, defaultLocale])
  return { labels, own }
}
