import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { setLeaveGuard } from '#ui/alert-dialog/leave-guard.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import type { UnsavedChange } from '../../profile/changes.rules.ts'
import { useRestaurantScope } from '../current-restaurant.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import type { PageActions } from './page-actions.ts'

const idIn = (search: string): string | null => new URLSearchParams(search).get('id')

/**
 * The restaurant on the page. With unsaved changes it stays until the user has answered whether to save or discard
 * them: when leaving the page, choosing another restaurant, or closing the window (S2 §2). The caller must render
 * `dialog` and fill `actions`.
 */
export function usePageRestaurant() {
  const { restaurant: asked, restaurants } = useRestaurantScope()
  const navigate = useNavigate()
  const actions = useRef<PageActions>(null)
  const [shownId, setShownId] = useState(asked?._id)
  const [hasChanges, setHasChanges] = useState(false)
  useUnsaved(hasChanges)
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
    if (switching.destination !== null) return switching.answer(true)
    setHasChanges(false)
    blocker.proceed?.()
  }
  const stay = () => {
    if (switching.destination !== null) return switching.answer(false)
    if (blocker.state === 'blocked') return blocker.reset()
    const search = new URLSearchParams(location.search)
    search.set('id', shownId ?? '')
    void navigate({ search: `${search}` }, { replace: true })
  }
  const isOpen = blocker.state === 'blocked' || isReplaced || switching.destination !== null
  const question = useQuestion(actions, { isOpen, leave, stay })
  const dialog = (
    <LeaveQuestion open={isOpen} name={shown?.name ?? ''} destination={switching.destination} {...question} />
  )
  return { restaurant: shown, dialog, actions, setHasChanges }
}

type Asked = { isOpen: boolean; leave: () => void; stay: () => void }

/** What is asked, and what each answer does. */
function useQuestion(actions: RefObject<PageActions | null>, { isOpen, leave, stay }: Asked) {
  const [changes, setChanges] = useState<readonly UnsavedChange[]>([])
  const [maySave, setMaySave] = useState(true)
  const [saving, setSaving] = useState<'no' | 'running' | 'ended'>('no')
  useEffect(() => {
    if (!isOpen) return
    setChanges(actions.current?.describe() ?? [])
    setMaySave(actions.current?.save !== null)
  }, [isOpen, actions])
  const finish = useEffectEvent(() => {
    setSaving('no')
    // What is left was refused, and the page says why.
    if ((actions.current?.describe() ?? []).length > 0) stay()
    else leave()
  })
  useEffect(() => {
    if (saving === 'ended') finish()
  }, [saving])
  return {
    changes,
    isSaving: saving !== 'no',
    onSave: maySave
      ? () => {
          setSaving('running')
          void actions.current?.save?.().finally(() => setSaving('ended'))
        }
      : null,
    onDiscard: () => {
      actions.current?.discard()
      leave()
    },
    onStay: () => {
      stay()
      if (changes[0]) actions.current?.show(changes[0])
    },
    returnFocus: () => actions.current?.find(changes[0]) ?? null,
  }
}

/** Before another restaurant is chosen, the shell asks here; it switches when the user agrees. */
function useAskedSwitch(hasChanges: boolean) {
  const [asked, setAsked] = useState<{ destination: string; resolve: (leave: boolean) => void } | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  useEffect(() => {
    if (!hasChanges) return
    return setLeaveGuard({
      ask: destination => new Promise(resolve => setAsked({ destination, resolve })),
      withdraw: () => setAgreed(false),
    })
  }, [hasChanges])
  const answer = (leave: boolean) => {
    setAsked(null)
    setAgreed(leave)
    asked?.resolve(leave)
  }
  return { destination: asked?.destination ?? null, isAgreed, answer, done: () => setAgreed(false) }
}
