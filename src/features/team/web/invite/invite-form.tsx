import { zodResolver } from '@hookform/resolvers/zod'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { invitedPerson } from '../../team.contract.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import styles from './invite-card.module.css'
import { useInvite } from './use-invite.ts'

const EMPTY = { email: '', name: '' }

/** Email and name; the role is always worker, the access that of the restaurant on the page (S2 §2). */
export function InviteForm({ whyId }: { whyId: string | undefined }) {
  const { restaurant } = useTeam()
  const form = useForm({
    resolver: zodResolver(invitedPerson, spanishFallback),
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState } = form
  const invite = useInvite(form)
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
      {restaurant && !isOff && (
        <p className={styles.access}>
          <InfoIcon size={16} aria-hidden="true" />
          {texts.access(restaurant.name)}
        </p>
      )}
      <Button
        type="submit"
        wide
        disabled={isOff}
        aria-describedby={whyId}
        busy={isSubmitting}
        busyLabel={texts.sending}
      >
        {texts.submit}
      </Button>
    </form>
  )
}
