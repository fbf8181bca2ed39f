import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import styles from './full-screen-notice.module.css'
import { shellTexts as texts } from './shell.texts.ts'

type FullScreenNoticeProps = { title: string; text: string; retryLabel?: string; onRetry: () => void }

/** A full screen with nothing but what happened and one action. */
export function FullScreenNotice({ title, text, retryLabel = texts.retry, onRetry }: FullScreenNoticeProps) {
  return (
    <main className={styles.screen}>
      <EmptyState title={title} titleLevel={1} action={<Button onClick={onRetry}>{retryLabel}</Button>}>
        {text}
      </EmptyState>
    </main>
  )
}
