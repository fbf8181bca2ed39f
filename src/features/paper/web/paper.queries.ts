import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/endpoint.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { call } from '#ui/client/client.ts'
import {
  getEditionChanges,
  getPaperStatus,
  listEditions,
  type PatchBody,
  previewPaper,
  previewStickers,
  type SheetOptions,
} from '../paper.contract.ts'
import { listSetMenus } from '#features/set-menus/set-menus.contract.ts'
import { askAgain } from './asking-again.ts'

/** A preview that does not come in this time is told as missing (PAPER-AND-NUMBERS §5 2). */
const PATIENCE_MS = 10_000

/** Everything that is loaded of a restaurant's paper. */
export const paperKey = (restaurantId: string) => ['paper', restaurantId] as const

export type PaperStatus = AnswerOf<typeof getPaperStatus>

/** How old the paper is; asked anew at each visit, because the carta may have changed anywhere. */
export const statusOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...paperKey(restaurantId), 'status'] as const,
    queryFn: ({ signal }) => call(getPaperStatus, { params: { id: restaurantId }, signal }),
    staleTime: 0,
  })

/** Every edition, the newest first. */
export const editionsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...paperKey(restaurantId), 'editions'] as const,
    queryFn: ({ signal }) => call(listEditions, { params: { id: restaurantId }, signal }),
    staleTime: 0,
  })

/** The set menus of the house: published ones are printed. */
export const setMenusOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['set-menus', 'fixed', restaurantId] as const,
    queryFn: ({ signal }) => call(listSetMenus, { params: { id: restaurantId }, signal }),
  })

/** What differs between an edition and the carta of today. */
export const changesOf = (restaurantId: string, n: number) =>
  queryOptions({
    queryKey: [...paperKey(restaurantId), 'changes', n] as const,
    queryFn: ({ signal }) => call(getEditionChanges, { params: { id: restaurantId, n: String(n) }, signal }),
    staleTime: 0,
  })

/** The pages of a sheet as they will be printed. */
export const previewOf = (restaurantId: string, options: SheetOptions) =>
  queryOptions({
    queryKey: [...paperKey(restaurantId), 'preview', options] as const,
    queryFn: ({ signal }) =>
      askAgain(() => call(previewPaper, { params: { id: restaurantId }, body: options, signal }), {
        forMs: PATIENCE_MS,
      }),
    staleTime: 0,
    // The sheet of a minute ago is drawn anew: pictures of pages are large.
    gcTime: MINUTE_MS,
    // What takes so long is told at once; a click draws it again.
    retry: false,
    refetchOnWindowFocus: false,
  })

/** How many stickers or slips a print of what has changed takes. */
export const patchOf = (restaurantId: string, body: PatchBody) =>
  queryOptions({
    queryKey: [...paperKey(restaurantId), 'patch', body] as const,
    queryFn: ({ signal }) =>
      askAgain(() => call(previewStickers, { params: { id: restaurantId }, body, signal }), { forMs: PATIENCE_MS }),
    staleTime: 0,
  })

/** Asks anew for what is shown of the paper: something was printed, or the carta has changed. */
export function useReloadPaper(restaurantId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: paperKey(restaurantId) })
}
