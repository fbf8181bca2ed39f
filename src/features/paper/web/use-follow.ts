import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { shortTime } from '#shared/long-date.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { call } from '#ui/client/client.ts'
import { connection } from '#ui/connection/connection.ts'
import { toast } from '#ui/toast/toast.ts'
import { type Dish, listChangedDishes } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { OTHERS_EVERY_MS, OTHERS_OVERLAP_MS } from '#features/menu/table/table.limits.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { editionsWith } from '../paper.paths.ts'
import { paperTexts as texts } from '../screen/paper-page.texts.ts'
import { PAPER_TOAST } from './paper-toast.ts'
import { useReloadPaper } from './paper.queries.ts'

type Arrived = { before: Dish | undefined; dish: Dish; by: string | null }

const pricesOf = ({ price, prices }: Dish): string => JSON.stringify([price, prices])

/** 'un precio', 'Croquetas', '3 platos'. */
function whatChanged(arrived: readonly Arrived[], defaultLocale: Restaurant['defaultLocale']): string {
  const isOfPrices = arrived.every(({ before, dish }) => before && pricesOf(before) !== pricesOf(dish))
  const [first] = arrived
  if (arrived.length === 1 && first)
    return isOfPrices ? texts.aPrice : dashboardName(first.dish.translations, defaultLocale)
  return isOfPrices ? texts.prices(arrived.length) : texts.dishes(arrived.length)
}

/**
 * Follows what others change in the carta while its paper lies on the screen, and names who did it and when
 * (PAPER-AND-NUMBERS §5 11). A page that nobody sees asks nothing.
 */
export function useFollow(restaurant: Restaurant, edition: number | undefined): void {
  const queryClient = useQueryClient()
  const { _id: id, defaultLocale } = restaurant
  const reload = useReloadPaper(id)
  const navigate = useNavigate()
  const scoped = useScoped()
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const { queryKey } = dishesOf(id)
    const known = queryClient.getQueryData(queryKey)
    if (!known || document.hidden || connection.isLost()) return
    const newest = known.reduce((last, dish) => Math.max(last, Date.parse(dish.updatedAt)), 0)
    const since = new Date(newest - OTHERS_OVERLAP_MS).toISOString()
    const { changed, gone } = await call(listChangedDishes, { params: { id }, query: { since }, signal })
    const before = new Map(known.map(dish => [dish._id, dish]))
    const arrived = changed
      .map(({ dish, changedBy }) => ({ before: before.get(dish._id), dish, by: changedBy }))
      .filter(each => !each.before || each.before.updatedAt < each.dish.updatedAt)
    if (arrived.length === 0 && !gone.some(each => before.has(each))) return
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: categoriesOf(id).queryKey }),
      reload(),
    ])
    const ofOthers = arrived.filter(({ by }) => by !== null)
    const who = ofOthers[0]?.by
    if (!who) return
    const at = ofOthers.reduce((last, { dish }) => (dish.updatedAt > last ? dish.updatedAt : last), '')
    toast.info(texts.followed(who, whatChanged(ofOthers, defaultLocale), timeWithArticle(shortTime(at))), {
      id: PAPER_TOAST,
      ...(edition !== undefined && {
        action: { label: texts.see, onClick: () => void navigate(scoped(editionsWith('cambios', edition))) },
      }),
    })
  })
  useEffect(() => {
    const stops = new AbortController()
    // What fails is asked again the next time.
    const timer = setInterval(() => void look(stops.signal).catch(() => null), OTHERS_EVERY_MS)
    return () => {
      clearInterval(timer)
      stops.abort()
    }
  }, [])
}
