import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { type Resent, storeChange } from '#ui/offline/resend.ts'
import { type AllergenNotice, getAllergenNotice, type NoticeBody, updateAllergenNotice } from '../allergens.contract.ts'
import { declarationTexts as texts } from '../allergens.texts.ts'
import { mergeNotice } from '../notice.merge.ts'

/** What a house says beside all its allergens. */
export const noticeOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['allergen-notice', restaurantId] as const,
    queryFn: ({ signal }) => call(getAllergenNotice, { params: { id: restaurantId }, signal }),
  })

/** Saves what changed of it, and keeps what the server answers. The caller tells successes and failures. */
export function useNoticeSaving(restaurantId: string) {
  const queryClient = useQueryClient()
  return async (seen: AllergenNotice, body: NoticeBody): Promise<Resent<AllergenNotice>> => {
    const change = {
      name: texts.notice,
      seen,
      send: (part: NoticeBody, ifMatch: string, idempotencyKey: string) =>
        call(updateAllergenNotice, { params: { id: restaurantId }, body: part, ifMatch, idempotencyKey }),
      merge: mergeNotice,
    }
    const resent = await storeChange(change, body)
    queryClient.setQueryData(noticeOf(restaurantId).queryKey, resent.thing)
    return resent
  }
}
