import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { historyTexts as texts } from '../../screen/history-screen.texts.ts'
import { undoReturn } from '../history.queries.ts'

/** Takes back that the carta went back, and tells it; dishes that were changed since stay. */
export function useUndoReturn(restaurantId: string): (changeId: string) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async changeId => {
      try {
        const { kept } = await undoReturn(restaurantId, changeId, crypto.randomUUID())
        toast.success(texts.undone, kept.length > 0 ? { detail: texts.kept(kept.length) } : {})
      } catch (error) {
        toast.error(failureText(error, texts.undoFailed))
      }
      // The whole carta may be another one, also where somebody else was faster.
      await queryClient.invalidateQueries()
    },
    [restaurantId, queryClient],
  )
}
