import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '#ui/client/api-error.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { categoriesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { zonesOf } from '#features/zones/web/index.ts'
import type { Preview, SheetOptions } from '../../paper.contract.ts'
import { DISHES_MAX } from '../../paper.limits.ts'
import {
  chosenCategories,
  possibleOptions,
  sentOptions,
  type SheetHouse,
  startOptions,
} from '../../screen/sheet-options.rules.ts'
import { previewOf } from '../paper.queries.ts'

/** While somebody types or chooses, nothing is drawn. */
const REST_MS = 250
/** What is not drawn again after so long is shown as old (PAPER-AND-NUMBERS §5 2). */
const LATE_MS = 2000

export type MenuPart = {
  categories: readonly { id: string; name: string; names: readonly string[]; dishes: number; prices: number }[]
}
type Drawn = { preview: Preview; options: SheetOptions; at: number }
type UseSheet = { restaurant: Restaurant; last: SheetOptions | null; house: SheetHouse; menu: MenuPart }

/** The options of the sheet, and the pages that they make; the last good pages stay until the next ones are drawn. */
export function useSheet({ restaurant, last, house, menu }: UseSheet) {
  const { _id: id } = restaurant
  const queryClient = useQueryClient()
  const [wanted, setOptions] = useState(() => startOptions(last, house))
  const options = useMemo(() => possibleOptions(wanted, house), [wanted, house])
  const sent = useMemo(() => sentOptions(options), [options])
  const settled = useDebounced(sent, REST_MS)
  const ids = chosenCategories(options, house.categoryIds)
  const chosen = menu.categories.filter(({ id }) => ids.includes(id))
  const dishes = chosen.reduce((sum, each) => sum + each.dishes, 0)
  const prices = chosen.reduce((sum, each) => sum + each.prices, 0)
  const isTooMany = dishes > DISHES_MAX
  const query = useQuery({ ...previewOf(id, settled), enabled: !isTooMany && dishes > 0 })
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) setDrawn({ preview: data, options: settled, at: dataUpdatedAt })
  }, [data, dataUpdatedAt, settled])
  const isCurrent = drawn !== null && drawn.options === sent && drawn.preview === data
  const isLate = useLasting(drawn !== null && !isCurrent && !query.isError, LATE_MS)
  return {
    options,
    sent,
    change: (part: Partial<SheetOptions>) => setOptions(before => ({ ...before, ...part })),
    dishes,
    prices,
    isTooMany,
    drawn,
    isCurrent,
    isLate,
    error: query.isError ? query.error : null,
    /** The server has said why it cannot be printed so. */
    isRefused: query.error instanceof ApiError && query.error.status === 409,
    isFetching: query.isFetching,
    /** Draws it again, with what the house has now: somebody may have taken a zone or a category away. */
    retry: () => {
      for (const { queryKey } of [zonesOf(id), categoriesOf(id)]) void queryClient.invalidateQueries({ queryKey })
      void query.refetch()
    },
  }
}
export type Sheet = ReturnType<typeof useSheet>

/** True once something has been so for a while. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return setLasted(false)
    const timer = setTimeout(() => setLasted(true), forMs)
    return () => clearTimeout(timer)
  }, [isSo, forMs])
  return hasLasted
}
