import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BodyInput } from '#shared/endpoint.ts'
import { SECOND_MS } from '#shared/time.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { undoHistory } from '#features/history/history.contract.ts'
import * as calls from '../bringing.contract.ts'
import type { Draft } from '../draft.contract.ts'

/** A reading tells its page so often. */
const LOOK_EVERY_MS = SECOND_MS
/** What somebody else changes in a draft is seen within this (BRINGING §4.2). */
const SEEN_WITHIN_MS = 5 * SECOND_MS

/** The draft of a restaurant; null where there is none. While it is read it is asked for again and again. */
export const draftOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['bringing', 'draft', restaurantId] as const,
    queryFn: ({ signal }) => call(calls.getImport, { params: { id: restaurantId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? LOOK_EVERY_MS : false),
  })

/** What can be read on this server. */
export const sourcesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['bringing', 'sources', restaurantId] as const,
    queryFn: ({ signal }) => call(calls.getImportSources, { params: { id: restaurantId }, signal }),
    staleTime: Infinity,
  })

/** What the paper of the last import says of allergens that nobody has declared. */
export const proposalsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['bringing', 'proposals', restaurantId] as const,
    queryFn: ({ signal }) => call(calls.listProposals, { params: { id: restaurantId }, signal }),
  })

/** The draft while somebody works on it: other hands are seen soon. */
export const useWatchedDraft = (restaurantId: string) =>
  useQuery({
    ...draftOf(restaurantId),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? LOOK_EVERY_MS : SEEN_WITHIN_MS),
  })

type Started = Pick<BodyInput<typeof calls.startImport>, 'text' | 'corners'> & { files?: readonly File[] }

/** The calls about a draft; each keeps the loaded one true. */
export function useDraftCalls(restaurantId: string) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = draftOf(restaurantId)
    const params = { id: restaurantId }
    const store = (draft: Draft | null): void => {
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, draft)
    }
    const storeNewer = (draft: Draft): void => {
      const known = queryClient.getQueryData(queryKey)
      if (known?._id !== draft._id || known.revision <= draft.revision) store(draft)
    }
    return {
      start: async ({ files, ...body }: Started, onProgress?: (part: number) => void) =>
        store(
          await call(calls.startImport, {
            params,
            body: { ...body, replace: true },
            ...(files && { files }),
            ...(onProgress && { onProgress }),
          }),
        ),
      change: async (changes: BodyInput<typeof calls.changeImport>['changes']) =>
        storeNewer(await call(calls.changeImport, { params, body: { changes } })),
      columns: async (columns: BodyInput<typeof calls.chooseColumns>['columns']) =>
        store(await call(calls.chooseColumns, { params, body: { columns } })),
      again: async (what: BodyInput<typeof calls.readAgain>) =>
        store(await call(calls.readAgain, { params, body: what })),
      repeatPage: async (page: number, file: File) =>
        store(await call(calls.repeatPage, { params: { ...params, n: String(page) }, body: {}, files: [file] })),
      cancel: async () => {
        await call(calls.cancelImport, { params })
        // A page that was repeated leaves its draft behind.
        await queryClient.invalidateQueries({ queryKey })
      },
      discard: async () => {
        await deleting(call(calls.deleteImport, { params }))
        store(null)
      },
      apply: async (doubts: 'asIs' | 'skip', idempotencyKey: string) => {
        const imported = await call(calls.applyImport, { params, body: { doubts }, idempotencyKey })
        store(null)
        await Promise.all(
          [
            ['menu', restaurantId],
            ['price-labels', restaurantId],
            ['activity'],
            proposalsOf(restaurantId).queryKey,
          ].map(key => queryClient.invalidateQueries({ queryKey: key })),
        )
        return imported
      },
      previewUndo: (changeId: string) => call(undoHistory, { params, body: { changeId, dryRun: true } }),
      undo: async (changeId: string, includeTouched: boolean, idempotencyKey: string) => {
        const undone = await call(undoHistory, { params, body: { changeId, includeTouched }, idempotencyKey })
        await Promise.all(
          [['menu', restaurantId], ['price-labels', restaurantId], ['activity'], ['bringing']].map(key =>
            queryClient.invalidateQueries({ queryKey: key }),
          ),
        )
        // After its seven days the draft does not come back.
        return { ...undone, draft: await queryClient.fetchQuery(draftOf(restaurantId)) }
      },
      reload: () => queryClient.invalidateQueries({ queryKey }),
    }
  }, [queryClient, restaurantId])
}
export type DraftCalls = ReturnType<typeof useDraftCalls>
