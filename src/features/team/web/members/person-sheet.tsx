import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus'
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import { changedRole, draftOf, type GrantDraft, isSameDraft } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import type { TeamMember } from '../../team.contract.ts'
import { memberTexts } from '../../team-tab.texts.ts'
import { GrantFields } from '../grants/grant-fields.tsx'
import styles from '../grants/grants.module.css'
import { useTeam } from '../team-context.ts'
import { MemberConflictDialog } from './member-conflict-dialog.tsx'
import { useSaveMember } from './use-save-member.ts'

type PersonSheetProps = {
  /** As the list showed them when the sheet was opened. */
  member: TeamMember
  open: boolean
  onClose: () => void
  onRemove: () => void
}
type Question = 'demote' | 'role'

/** A person: name, what they are, what they may do and where (EVERY-DAY §5). */
export function PersonSheet({ member, open, onClose, onRemove }: PersonSheetProps) {
  const { roles, team } = useTeam()
  const [name, setName] = useState(member.name)
  const before = draftOf(member)
  const [changed, setChanged] = useState<GrantDraft | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { save: saveMember, saveRole, settle, isBusy, conflict } = useSaveMember(member, onClose)
  const draft = changed ?? before
  const isDirty = name.trim() !== member.name || !isSameDraft(before, draft)
  const isNowhere = !draft.partner && draft.restaurantIds.length === 0
  const ofRole = changedRole(before, draft, roles)
  const others = ofRole?.role.memberIds.filter(id => id !== member.id) ?? []
  const store = async () => {
    await saveMember({ name, draft })
    setQuestion(null)
  }
  const storeRole = async () => {
    if (ofRole) await saveRole({ role: ofRole.role, rights: draft.grant.rights }, name)
    setQuestion(null)
  }
  const save = () => {
    if (isBusy) return
    if (!isDirty) return onClose()
    if (before.partner && !draft.partner) return setQuestion('demote')
    if (ofRole && others.length > 0) return setQuestion('role')
    void store()
  }
  const first = firstNameOf(member.name)
  return (
    <>
      <Modal
        variant="sidebar"
        open={open}
        title={member.name}
        unsaved={isDirty}
        onClose={onClose}
        footer={
          <>
            <Button
              variant="danger"
              icon={<UserMinusIcon size={20} />}
              aria-haspopup="dialog"
              disabled={isBusy}
              onClick={onRemove}
            >
              {memberTexts.removeConfirm}
            </Button>
            <Button disabled={isNowhere} busy={isBusy} busyLabel={texts.saving} onClick={save}>
              {texts.save}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <TextField
            label={texts.name}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <TextField label={texts.email} readOnly value={member.email} hint={texts.emailFixed} />
          <GrantFields draft={draft} disabled={isBusy} onChange={setChanged} />
        </div>
      </Modal>
      <AlertDialog
        open={question === 'demote'}
        title={texts.demote(first)}
        confirmLabel={texts.demoteConfirm}
        cancelLabel={texts.demoteCancel}
        busy={isBusy}
        onConfirm={() => void store()}
        onCancel={() => setQuestion(null)}
      >
        {texts.demoteHint}
      </AlertDialog>
      {ofRole && (
        <AlertDialog
          open={question === 'role'}
          tone="primary"
          title={texts.roleOf(ofRole.role.name, ofRole.role.memberIds.length)}
          confirmLabel={texts.changeAll(ofRole.role.memberIds.length)}
          cancelLabel={texts.onlyOf(first)}
          dismissible={false}
          busy={isBusy}
          onConfirm={() => void storeRole()}
          onCancel={() => void store()}
        >
          {ofRole.removed.length > 0 && `${texts.taken(ofRole.removed)} `}
          {ofRole.added.length > 0 && `${texts.given(ofRole.added)} `}
          {texts.have(namesOf(team.members, ofRole.role.memberIds))}
        </AlertDialog>
      )}
      <MemberConflictDialog name={first} conflict={conflict} busy={isBusy} onSettle={settle} />
    </>
  )
}

const namesOf = (members: readonly TeamMember[], ids: readonly string[]): string[] =>
  members.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
