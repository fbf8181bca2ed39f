import { useEffect } from 'react'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { toast } from '#ui/toast/toast.ts'

/** Says it in a toast (S2 §8), and stays with its button until loading succeeds; the toast goes with it. */
export function Failed({ text, error, onRetry }: { text: string; error: unknown; onRetry: () => Promise<unknown> }) {
  useEffect(() => {
    const id = toast.error(text, { id: `home ${text}` })
    return () => toast.close(id)
  }, [text])
  return (
    <FailureNote error={error} onRetry={() => void onRetry()}>
      {text}.
    </FailureNote>
  )
}
