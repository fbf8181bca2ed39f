import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { bodyOf, changedRole, draftOf, type GrantDraft, isSameDraft } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { updateRole } from '../../roles.contract.ts'
import { type TeamMember, updateMember } from '../../team.contract.ts'
import { GrantFields } from '../grants/grant-fields.tsx'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'
import styles from '../grants/grants.module.css'

const TOAST = 'team-access'

type PersonSheetProps = { member: TeamMember; open: boolean; onClose: () => void }
type Question = 'demote' | 'role'

/** A person: name, what they are, what they may do and where (EVERY-DAY §5). */
export function PersonSheet({ member, open, onClose }: PersonSheetProps) {
  const { mayMakePartners, roles, team } = useTeam()
  const reload = useReloadTeam()
  const [name, setName] = useState(member.name)
  const before = draftOf(member)
  const [changed, setChanged] = useState<GrantDraft | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isBusy, setBusy] = useState(false)
  const draft = changed ?? before
  const isRenamed = name.trim() !== member.name
  const isGranted = !isSameDraft(before, draft)
  const isDirty = isRenamed || isGranted
  const isNowhere = !draft.partner && draft.restaurantIds.length === 0
  const ofRole = changedRole(before, draft, roles)
  const others = ofRole?.role.memberIds.filter(id => id !== member.id) ?? []

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      toast.success(texts.saved(member.name), { id: TOAST })
      await reload()
      onClose()
    } catch (error) {
      toast.error(failureOf(error), { id: TOAST })
      await reload()
    }
    setQuestion(null)
    setBusy(false)
  }
  const saveMember = () =>
    run(() =>
      call(updateMember, {
        params: { id: member.id },
        body: {
          ...(isRenamed && { name }),
          ...(isGranted && bodyOf(draft, mayMakePartners)),
        },
      }),
    )
  const saveRole = () =>
    run(async () => {
      if (!ofRole) return
      const { id, updatedAt } = ofRole.role
      const body = { rights: draft.grant.rights, apply: 'all' as const }
      await call(updateRole, { params: { id }, ifMatch: updatedAt, body })
      if (isRenamed) await call(updateMember, { params: { id: member.id }, body: { name } })
    })
  const save = () => {
    if (isBusy) return
    if (!isDirty) return onClose()
    if (before.partner && !draft.partner) return setQuestion('demote')
    if (ofRole && others.length > 0) return setQuestion('role')
    void saveMember()
  }
  const reset = () => {
    setChanged(null)
    setName(member.name)
  }
  const first = firstNameOf(member.name)
  return (
    <>
      <Modal
        variant="sidebar"
        open={open}
        title={texts.permissionsOf(member.name)}
        unsaved={isDirty}
        onClose={onClose}
        onClosed={reset}
        footer={
          <>
            <Button variant="ghost" disabled={isBusy} onClick={onClose}>
              {texts.cancel}
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
        onConfirm={() => void saveMember()}
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
          onConfirm={() => void saveRole()}
          onCancel={() => void saveMember()}
        >
          {ofRole.removed.length > 0 && `${texts.taken(ofRole.removed)} `}
          {ofRole.added.length > 0 && `${texts.given(ofRole.added)} `}
          {texts.have(namesOf(team.members, ofRole.role.memberIds))}
        </AlertDialog>
      )}
    </>
  )
}

const namesOf = (members: readonly TeamMember[], ids: readonly string[]): string[] =>
  members.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors)[0]) || messageOf(error, texts.failed)
