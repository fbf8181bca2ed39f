import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

type IsLeft = (from: Location, to: Location) => boolean
const isOtherPage: IsLeft = (from, to) => from.pathname !== to.pathname

/**
 * Asks before the page is left, reloaded or closed while something could be lost. Answers the question's element, to be
 * rendered. `onLeave` runs when the user agrees. `isLeft`: what is a way out; what opens over the page, and what it
 * shows, are entries of the history of the same page.
 */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void, isLeft: IsLeft = isOtherPage) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isDirty && isLeft(from, to))
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
