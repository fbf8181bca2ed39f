import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, isNetworkError, messageOf } from '#ui/client/api-error.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { DRAFT_CHANGES_MAX } from '../bringing.limits.ts'
import type { SentChange } from '../draft.contract.ts'
import { patchedDraft } from '../screen/patched-draft.ts'
import { reviewTexts as texts } from '../screen/review.texts.ts'
import { draftOf, useDraftCalls } from './bringing.queries.ts'

export type ChangeDraft = (changes: readonly SentChange[]) => void

type DraftChanges = {
  change: ChangeDraft
  /** When all that was changed has been sent. Throws when some of it is not in the draft. */
  settled: () => Promise<void>
}

/** One for all steps: what waits for the connection stays when another step is opened. */
export const DraftChangesContext = createContext<DraftChanges | null>(null)
export function useDraftChanges(): DraftChanges {
  const changes = useContext(DraftChangesContext)
  if (!changes) throw new Error('the page is not around it')
  return changes
}

/**
 * Changes of the draft: each shows at once and saves itself, one after the other. Without a connection they wait, and
 * are sent when it is back (BRINGING §4.2).
 */
export function useDraftChanging(restaurantId: string): DraftChanges {
  const queryClient = useQueryClient()
  const calls = useDraftCalls(restaurantId)
  const last = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef<(readonly SentChange[])[]>([])
  /** Why the last change was refused. */
  const refusal = useRef<unknown>(undefined)
  /** Why what waits has not arrived yet. */
  const loss = useRef<unknown>(undefined)
  const isLost = useIsOffline()
  const { queryKey } = draftOf(restaurantId)

  const sendOne = async (changes: readonly SentChange[]): Promise<'sent' | 'waits'> => {
    try {
      for (let at = 0; at < changes.length; at += DRAFT_CHANGES_MAX)
        // oxlint-disable-next-line no-await-in-loop -- later changes see the earlier ones.
        await calls.change(changes.slice(at, at + DRAFT_CHANGES_MAX))
    } catch (error) {
      if (isNetworkError(error)) {
        loss.current = error
        return 'waits'
      }
      refusal.current = error
      const [reason] = error instanceof ApiError ? Object.values(error.errors) : []
      toast.error(reason ?? messageOf(error, texts.changeFailed), { id: 'bring-change' })
      await calls.reload()
    }
    return 'sent'
  }
  /** Sends what waits, the older first: a change that did not arrive must not come over a later one. */
  const send = async (): Promise<void> => {
    for (let [first] = waiting.current; first; [first] = waiting.current) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      if ((await sendOne(first)) === 'waits') return
      waiting.current.shift()
      // The answer knows nothing of what was changed since.
      const later = waiting.current.flat()
      if (later.length > 0) queryClient.setQueryData(queryKey, draft => draft && patchedDraft(draft, later))
    }
  }
  const sendSoon = (): Promise<void> => (last.current = last.current.then(send))
  const change: ChangeDraft = changes => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, draft => draft && patchedDraft(draft, changes))
    waiting.current.push(changes)
    refusal.current = undefined
    void sendSoon()
  }
  const settled = async (): Promise<void> => {
    await sendSoon()
    if (waiting.current.length > 0) throw loss.current
    const refused = refusal.current
    // It is told once: the next time everything on the screen is in the draft.
    refusal.current = undefined
    if (refused !== undefined) throw refused
  }
  const resend = useEffectEvent(sendSoon)
  useEffect(() => {
    if (!isLost && waiting.current.length > 0) void resend()
  }, [isLost])
  return { change, settled }
}
