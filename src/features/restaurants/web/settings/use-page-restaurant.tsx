import { useEffect, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
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
  const isOther = asked?._id !== shownId
  if (isOther && !hasChanges) setShownId(asked?._id)
  const shown = (isOther && hasChanges && restaurants.find(one => one._id === shownId)) || asked
  const isReplaced = shown !== asked

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const id = idIn(nextLocation.search)
    const isHere = nextLocation.pathname === currentLocation.pathname
    return hasChanges && !(isHere && (id === idIn(currentLocation.search) || id === shownId))
  })
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  const leave = () => {
    setHasChanges(false)
    blocker.proceed?.()
  }
  const stay = () => {
    if (blocker.state === 'blocked') return blocker.reset()
    const search = new URLSearchParams(location.search)
    search.set('id', shownId ?? '')
    void navigate({ search: `${search}` }, { replace: true })
  }
  const dialog = (
    <AlertDialog
      open={blocker.state === 'blocked' || isReplaced}
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
