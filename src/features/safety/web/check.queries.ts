import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#ui/client/client.ts'
import { type AnswerBody, answerReport } from '#features/allergens/reports/reports.contract.ts'
import { dishesOf } from '#features/menu/web/index.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Check, getCheck, type IgnoreBody, updateCheckMail, updateFinding } from '../check.contract.ts'

export type LoadedMenu = { dishes: readonly Dish[]; categories: readonly Category[] }

const keyOf = (restaurantId: string) => ['check', restaurantId] as const

/** What the check is made of: whatever changes the menu on this screen asks for it again. */
const stampOf = ({ dishes, categories }: LoadedMenu): string =>
  [...dishes, ...categories].map(({ updatedAt }) => updatedAt).reduce((last, at) => (at > last ? at : last), '') +
  ` ${dishes.length} ${categories.length}`

/** The check of a restaurant; the last one stays while the next is made. Nothing is asked before there is a menu. */
export function useCheck(restaurantId: string, menu: LoadedMenu | null) {
  return useQuery({
    queryKey: [...keyOf(restaurantId), menu ? stampOf(menu) : ''] as const,
    queryFn: ({ signal }) => call(getCheck, { params: { id: restaurantId }, signal }),
    enabled: menu !== null,
    placeholderData: keepPreviousData,
  })
}

/** Ignores, asks again, and switches the mail; what the server answers is the check. Callers show failures. */
export function useCheckSaves({ _id: id }: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const store = (change: (check: Check) => Check) =>
      queryClient.setQueriesData<Check>({ queryKey: keyOf(id) }, check => check && change(check))
    return {
      update: async (findingId: string, body: IgnoreBody, ifMatch?: string): Promise<Check> => {
        const check = await call(updateFinding, { params: { id, findingId }, body, ifMatch })
        store(() => check)
        return check
      },
      setMail: async (weeklyMail: boolean): Promise<void> => {
        await call(updateCheckMail, { params: { id }, body: { weeklyMail } })
        store(check => ({ ...check, weeklyMail }))
      },
      answerReports: async (ids: readonly string[], state: AnswerBody['state']): Promise<void> => {
        await Promise.all(ids.map(reportId => call(answerReport, { params: { id: reportId }, body: { state } })))
        // Whether dishes are reported stands in them.
        for (const queryKey of [keyOf(id), dishesOf(id).queryKey, ['reports', id]])
          void queryClient.invalidateQueries({ queryKey })
      },
      reload: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
    }
  }, [queryClient, id])
}
