import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { toast } from '#ui/toast/toast.ts'
import { removeMember, type TeamMember } from '../../team.contract.ts'
import { memberTexts as texts } from '../../team-tab.texts.ts'
import { useReloadTeam } from '../team.queries.ts'

const TOAST = 'team-remove'

/** Whom the question is about, and who gets the focus when they are gone. */
export type Removal = { member: TeamMember; nextId: string | null; isOpen: boolean }

type RemoveMemberProps = {
  removal: Removal
  rowOf: (id: string) => HTMLElement | null
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a member is removed and says what happens (S2 §2); the focus then goes to the next person. */
export function RemoveMember({ removal, rowOf, onRemoved, onClose }: RemoveMemberProps) {
  const { member, nextId, isOpen } = removal
  const reload = useReloadTeam()
  const [isBusy, setBusy] = useState(false)
  const [goneId, setGoneId] = useState<string | null>(null)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await deleting(call(removeMember, { params: { id: member.id } }))
      setGoneId(member.id)
      onRemoved()
      toast.success(texts.removed(member.name), { id: TOAST })
    } catch (error) {
      toast.error(messageOf(error, texts.removeFailed), { id: TOAST })
    }
    // Also after a failure: the call may have worked although its answer was lost.
    await reload()
    setBusy(false)
    onClose()
  }
  return (
    <AlertDialog
      open={isOpen}
      title={texts.removeTitle(member.name)}
      confirmLabel={texts.removeConfirm}
      busy={isBusy}
      returnFocus={() => (goneId === member.id && nextId ? rowOf(nextId) : null)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {member.status === 'pending' ? texts.removePending : texts.removeActive}
    </AlertDialog>
  )
}
