import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { invitedPerson } from '../../team.contract.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { type GrantDraft, newDraft } from '../../grant-form.rules.ts'
import { GrantFields } from '../grants/grant-fields.tsx'
import { useTeam } from '../team-context.ts'
import styles from './invite-card.module.css'
import { useInvite } from './use-invite.ts'

const EMPTY = { email: '', name: '' }

/** Email, name, and what the person will be allowed: 'Sala' in the restaurant on the page to begin with. */
export function InviteForm({ whyId }: { whyId: string | undefined }) {
  const { restaurant } = useTeam()
  const form = useForm({
    resolver: zodResolver(invitedPerson, spanishFallback),
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState } = form
  const [changed, setDraft] = useState<GrantDraft | null>(null)
  const draft = changed ?? newDraft(restaurant?._id)
  const invite = useInvite(form, { draft, onSent: () => setDraft(null) })
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty)
  const isOff = whyId !== undefined
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(invite)}>
      <EmailField
        label={texts.email}
        autoComplete="off"
        disabled={isOff}
        readOnly={isSubmitting}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={texts.name}
        autoComplete="off"
        disabled={isOff}
        readOnly={isSubmitting}
        error={errors.name?.message}
        {...register('name')}
      />
      {!isOff && <GrantFields draft={draft} disabled={isSubmitting} onChange={setDraft} />}
      <Button
        type="submit"
        wide
        disabled={isOff || (!draft.partner && draft.restaurantIds.length === 0)}
        aria-describedby={whyId}
        busy={isSubmitting}
        busyLabel={texts.sending}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
