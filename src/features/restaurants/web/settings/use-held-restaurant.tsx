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
export function useHeldRestaurant() {
  const { restaurant: asked, restaurants } = useRestaurantScope()
  const navigate = useNavigate()
  const [heldId, setHeldId] = useState(asked?._id)
  const [hasChanges, setHasChanges] = useState(false)
  const isOther = asked?._id !== heldId
  if (isOther && !hasChanges) setHeldId(asked?._id)
  const held = (isOther && hasChanges && restaurants.find(one => one._id === heldId)) || asked
  const isPulledAway = held !== asked

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const id = idIn(nextLocation.search)
    const isHere = nextLocation.pathname === currentLocation.pathname
    return hasChanges && !(isHere && (id === idIn(currentLocation.search) || id === heldId))
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
    search.set('id', heldId ?? '')
    void navigate({ search: `${search}` }, { replace: true })
  }
  const dialog = (
    <AlertDialog
      open={blocker.state === 'blocked' || isPulledAway}
      title={texts.unsaved}
      confirmLabel={texts.discard}
      cancelLabel={texts.stay}
      onConfirm={leave}
      onCancel={stay}
    >
      {texts.unsavedLeave}
    </AlertDialog>
  )
  return { restaurant: held, dialog, setHasChanges }
}
