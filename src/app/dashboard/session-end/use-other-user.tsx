import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { me } from '#features/accounts/accounts.contract.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { hasUnsaved } from '#ui/unsaved/unsaved.ts'
import { sessionQuery } from '../session.queries.ts'
import { shellTexts } from '../shell.texts.ts'

const texts = shellTexts.otherUser
const openDashboard = (): void => location.assign(PAGES.dashboard)

/** `theirs`: who is signed in now; undefined when the server does not say. */
type Asking = { mine: User; theirs: User | undefined; settle: (isMineAgain: boolean) => void }
type OtherUser = {
  /** Resolves with true when the user of this page is signed in again. Until then nothing of theirs is sent. */
  ask: () => Promise<boolean>
  dialog: ReactNode
}

/**
 * Says over the page that somebody else has signed in in this browser, and who (3-decisions §3). What was typed or
 * waits stays until the user of this page is signed in again, or until it is given up for the other one.
 */
export function useOtherUser(askForPassword: (user: User) => Promise<boolean>, goOn = openDashboard): OtherUser {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Asking | null>(null)
  const pending = useRef<Promise<boolean> | null>(null)

  const ask = useCallback(() => {
    const mine = queryClient.getQueryData(sessionQuery.queryKey)
    if (!mine) return Promise.resolve(false)
    pending.current ??= whoIsIn()
      .then(theirs => {
        if (theirs?.id === mine.id) return true
        if (theirs === null) return askForPassword(mine)
        return new Promise<boolean>(settle => setAsking({ mine, theirs, settle }))
      })
      .finally(() => {
        pending.current = null
        setAsking(null)
      })
    return pending.current
  }, [queryClient, askForPassword])

  const comeBack = async ({ mine, settle }: Asking) => {
    setAsking(null)
    if (await askForPassword(mine)) settle(true)
    else setAsking(asking)
  }
  const leave = () => {
    outbox.clear()
    goOn()
  }
  // What this phone keeps waits there for the same person.
  const couldLose = hasUnsaved() || !outbox.view().isAllKept
  const waits = outbox.view().waiting.length
  const name = asking?.theirs?.name ?? texts.somebody
  const dialog = asking && (
    <AlertDialog
      open
      dismissible={false}
      title={texts.title(name)}
      tone={couldLose ? 'danger' : 'primary'}
      confirmLabel={couldLose ? texts.discardAndGoOn(name) : texts.goOn(name)}
      cancelLabel={texts.comeBack(asking.mine.name)}
      onConfirm={leave}
      onCancel={() => void comeBack(asking)}
    >
      {texts.lead(asking.mine.email)} {couldLose && texts.unsaved}
      {!couldLose && waits > 0 && texts.waits(waits)}
    </AlertDialog>
  )
  return { ask, dialog }
}

/** Who is signed in in this browser; null: nobody; undefined: the server does not say. */
async function whoIsIn(): Promise<User | null | undefined> {
  try {
    return await call(me, { forUser: null })
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : undefined
  }
}
