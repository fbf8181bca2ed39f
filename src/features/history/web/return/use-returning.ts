import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isNetworkError, isToldByShell, messageOf } from '#ui/client/api-error.ts'
import type { HistoryChange, ReturnBody } from '../../history.contract.ts'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { changedWords } from '../../screen/changed-words.ts'
import { goBack, newestChanges } from '../history.queries.ts'

export type ReturnFault = { kind: 'failed' | 'limit'; text: string } | { kind: 'changed'; text: string }

type Returning = {
  isBusy: boolean
  fault: ReturnFault | null
  forget: () => void
  /** The id of the change; null: it did not go back, or nothing did. `seen`: when the preview was made. */
  run: (body: ReturnBody, seen: string) => Promise<string | null>
}

/** Puts the carta back; another try of the same has the same key, so that it never goes back twice. */
export function useReturning(restaurantId: string, recount: () => Promise<unknown>): Returning {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<ReturnFault | null>(null)
  const attempt = useRef({ body: '', key: '' })

  const explain = async (error: unknown, seen: string): Promise<void> => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'changed_meanwhile') {
      const who = await whoChanged(restaurantId, seen)
      await recount()
      return setFault({ kind: 'changed', text: [who, texts.changedCounted].filter(Boolean).join(' ') })
    }
    if (code === 'menu_limit') return setFault({ kind: 'limit', text: texts.limitHint })
    if (isToldByShell(error)) return
    setFault({ kind: 'failed', text: isNetworkError(error) ? texts.failedHint : messageOf(error, texts.failedHint) })
  }
  return {
    isBusy,
    fault,
    forget: () => setFault(null),
    run: async (body, seen) => {
      const sent = JSON.stringify(body)
      if (attempt.current.body !== sent) attempt.current = { body: sent, key: crypto.randomUUID() }
      setBusy(true)
      setFault(null)
      try {
        const { changeId } = await goBack(restaurantId, body, attempt.current.key)
        attempt.current = { body: '', key: '' }
        if (changeId === null) await recount()
        else void queryClient.invalidateQueries()
        return changeId
      } catch (error) {
        await explain(error, seen)
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}

/** 'Marta ha cambiado 2 precios hace un momento.'; '' where that cannot be known. */
async function whoChanged(restaurantId: string, seen: string): Promise<string> {
  try {
    const { changes } = await newestChanges(restaurantId)
    const since: HistoryChange[] = changes.filter(({ at }) => at >= seen)
    return changedWords(since)
  } catch {
    return ''
  }
}
