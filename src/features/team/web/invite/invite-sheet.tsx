import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { type GrantDraft, isSameDraft, newDraft } from '../../grant-form.rules.ts'
import { peopleTexts } from '../../people.texts.ts'
import { invitedPerson } from '../../team.contract.ts'
import { teamErrors } from '../../team.errors.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { GrantFields } from '../grants/grant-fields.tsx'
import grants from '../grants/grants.module.css'
import { useTeam } from '../team-context.ts'
import { useInvite } from './use-invite.ts'

type InviteSheetProps = {
  open: boolean
  onClose: () => void
  /** The invited person, when the list has them. */
  onInvited: (id: string) => void
}

/** 'Invitar a alguien': email, name, and what the person will be allowed: 'Sala' here to begin with (EVERY-DAY §5). */
export function InviteSheet({ open, onClose, onInvited }: InviteSheetProps) {
  const { restaurant, isLimited } = useTeam()
  const [formId, whyId] = [useId(), useId()]
  const form = useForm({
    resolver: zodResolver(invitedPerson, spanishFallback),
    mode: 'onTouched',
    defaultValues: { email: '', name: '' },
  })
  const { register, handleSubmit, formState } = form
  const first = newDraft(restaurant?._id)
  const [changed, setDraft] = useState<GrantDraft | null>(null)
  const draft = changed ?? first
  const invite = useInvite(form, { draft, onInvited })
  const { errors, isDirty, isSubmitting } = formState
  const isNowhere = !draft.partner && draft.restaurantIds.length === 0
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.title}
      unsaved={isDirty || !isSameDraft(first, draft)}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isSubmitting} onClick={onClose}>
            {peopleTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={isLimited || isNowhere}
            aria-describedby={isLimited ? whyId : undefined}
            busy={isSubmitting}
            busyLabel={texts.sending}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={grants.fields} noValidate onSubmit={handleSubmit(invite)}>
        {isLimited && (
          <Alert id={whyId} tone="warning" live>
            {teamErrors.tooManyInvitations.message}
          </Alert>
        )}
        <EmailField
          label={texts.email}
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={texts.name}
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.name?.message}
          {...register('name')}
        />
        <GrantFields draft={draft} disabled={isSubmitting} onChange={setDraft} />
      </form>
    </Modal>
  )
}
