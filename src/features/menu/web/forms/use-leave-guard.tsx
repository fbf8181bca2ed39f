import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

/**
 * Asks before the page is left, reloaded or closed while something could be lost. Answers the question's element, to be
 * rendered. `onLeave` runs when the user agrees.
 */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void) {
  // What opens over the page, and what it shows, are entries of the history of the same page.
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isDirty && from.pathname !== to.pathname)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={uiTexts.unsavedTitle}
      confirmLabel={uiTexts.unsavedDiscard}
      cancelLabel={uiTexts.unsavedStay}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      {uiTexts.unsavedText}
    </AlertDialog>
  )
}
