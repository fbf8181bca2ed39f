import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type AnswerBody, answerReport, listReports } from '#features/allergens/reports/reports.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import { dishesOf } from '../data/menu.queries.ts'

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
  return { open, answer }
}
export type OpenReports = ReturnType<typeof useOpenReports>
