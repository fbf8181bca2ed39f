import { useEffect } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { homeTexts as texts } from '../home.texts.ts'

/** Says it in a toast (S2 §8), and stays with its button until loading succeeds; the toast goes with it. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => Promise<unknown> }) {
  useEffect(() => {
    const id = toast.error(text, { id: `home ${text}` })
    return () => toast.close(id)
  }, [text])
  return (
    <Alert
      tone="error"
      live
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
