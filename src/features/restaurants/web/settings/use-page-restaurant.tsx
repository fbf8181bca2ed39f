import { useEffect, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { setLeaveGuard } from '#ui/alert-dialog/leave-guard.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import { useRestaurantScope } from '../current-restaurant.tsx'

const idIn = (search: string): string | null => new URLSearchParams(search).get('id')

/**
 * The restaurant on the page. With unsaved changes it stays until the user has answered whether to discard them: when
 * leaving the page, choosing another restaurant, or closing the window (S2 §2). The caller must render `dialog`.
 */
export function usePageRestaurant() {
  const { restaurant: asked, restaurants } = useRestaurantScope()
  const navigate = useNavigate()
  const [shownId, setShownId] = useState(asked?._id)
  const [hasChanges, setHasChanges] = useState(false)
  const switching = useAskedSwitch(hasChanges)
  const isGuarded = hasChanges && !switching.isAgreed
  const isOther = asked?._id !== shownId
  if (isOther && !isGuarded) {
    setShownId(asked?._id)
    switching.done()
  }
  const shown = (isOther && isGuarded && restaurants.find(one => one._id === shownId)) || asked
  const isReplaced = shown !== asked

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const id = idIn(nextLocation.search)
    const isHere = nextLocation.pathname === currentLocation.pathname
    return isGuarded && !(isHere && (id === idIn(currentLocation.search) || id === shownId))
  })
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  const leave = () => {
    if (switching.isAsked) return switching.answer(true)
    setHasChanges(false)
    blocker.proceed?.()
  }
  const stay = () => {
    if (switching.isAsked) return switching.answer(false)
    if (blocker.state === 'blocked') return blocker.reset()
    const search = new URLSearchParams(location.search)
    search.set('id', shownId ?? '')
    void navigate({ search: `${search}` }, { replace: true })
  }
  const dialog = (
    <AlertDialog
      open={blocker.state === 'blocked' || isReplaced || switching.isAsked}
      title={texts.unsaved}
      confirmLabel={texts.discard}
      cancelLabel={texts.stay}
      onConfirm={leave}
      onCancel={stay}
    >
      {texts.unsavedLeave}
    </AlertDialog>
  )
  return { restaurant: shown, dialog, setHasChanges }
}

/** Before another restaurant is chosen, the shell asks here; it switches when the user agrees. */
function useAskedSwitch(hasChanges: boolean) {
  const [asked, setAsked] = useState<{ resolve: (leave: boolean) => void } | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  useEffect(() => {
    if (!hasChanges) return
    return setLeaveGuard({
      ask: () => new Promise(resolve => setAsked({ resolve })),
      withdraw: () => setAgreed(false),
    })
  }, [hasChanges])
  const answer = (leave: boolean) => {
    setAsked(null)
    setAgreed(leave)
    asked?.resolve(leave)
  }
  return { isAsked: asked !== null, isAgreed, answer, done: () => setAgreed(false) }
}
