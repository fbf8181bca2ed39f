import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { loadTyping } from '#ui/unsaved/load-typing.ts'
import type { RemovedOverFormProps } from './removed-over-form.tsx'

/** Loaded before it is needed (`loadWayOut`). */
export const loadRemoved = async () => ({ default: (await import('./removed-over-form.tsx')).RemovedOverForm })
const RemovedOverForm = lazy(loadRemoved)

/**
 * Over a form whose writer was taken out of the team: nothing of it can be saved any more, so it is there to be copied
 * before the page goes (EVERY-DAY §6). `tell` resolves when the person leaves.
 */
export function useRemovedOverForm(): { tell: () => Promise<void>; dialog: ReactNode } {
  const [asking, setAsking] = useState<RemovedOverFormProps | null>(null)
  // Several calls may be refused at once.
  const told = useRef<Promise<void> | null>(null)
  const tell = useCallback(async () => {
    const typing = await loadTyping().catch(() => null)
    const text = typing?.writtenText()
    if (!text) return told.current ?? undefined
    told.current ??= new Promise<void>(leave => setAsking({ text, leave })).finally(() => {
      told.current = null
      setAsking(null)
    })
    return told.current
  }, [])
  const dialog = asking && (
    <Suspense>
      <RemovedOverForm {...asking} />
    </Suspense>
  )
  return { tell, dialog }
}
