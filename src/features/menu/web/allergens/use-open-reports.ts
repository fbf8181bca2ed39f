import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type AnswerBody, answerReport, listReports } from '#features/allergens/reports/reports.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { storedDish } from '../undo/undo.ts'

const reportsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['reports', restaurantId] as const,
    queryFn: ({ signal }) => call(listReports, { params: { id: restaurantId }, signal }),
  })

/** What guests have reported of a dish and nobody has answered; `answer` answers all that is shown. */
export function useOpenReports({ _id: restaurantId }: Restaurant, dish: Dish | null) {
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({ ...reportsOf(restaurantId), enabled: dish?.reported === true })
  const open = dish?.reported ? data.filter(one => one.dishId === dish._id && one.state === 'open') : []
  const answer = async (state: AnswerBody['state']): Promise<void> => {
    if (open.length === 0) return
    try {
      await Promise.all(open.map(({ _id }) => call(answerReport, { params: { id: _id }, body: { state } })))
      toast.success(texts.reportClosed(open.length), { id: 'report' })
    } catch (error) {
      toast.error(messageOf(error, texts.reportStaysOpen), { id: 'report' })
    }
    const changed = [reportsOf(restaurantId).queryKey, dishesOf(restaurantId).queryKey, ['check', restaurantId]]
    await Promise.all(changed.map(queryKey => queryClient.invalidateQueries({ queryKey })))
  }
  /** Answers them after a save, where what is stored now says at least what was said; else the dish goes on asking. */
  const mended = async (said: DishBody): Promise<void> => {
    if (dish && says(storedDish({ queryClient, restaurantId }, dish), said)) await answer('mended')
  }
  return { open, answer, mended }
}

/** Somebody who was asked about two versions may have kept the one of another person. */
const says = ({ allergens, traces }: Dish, said: DishBody): boolean => {
  const isIn = (list: unknown, stored: readonly string[]) =>
    !Array.isArray(list) || list.every(id => stored.includes(String(id)))
  return isIn(said.allergens, allergens) && isIn(said.traces, [...allergens, ...traces])
}

export type OpenReports = ReturnType<typeof useOpenReports>
