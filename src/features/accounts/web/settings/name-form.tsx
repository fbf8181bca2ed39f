import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { useCurrentUser, useUser } from '#features/identity/web/index.ts'
import { nameField, update } from '../../security.contract.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import styles from './settings.module.css'

const TOAST = 'profile'
const form = z.object({ name: nameField })

/** The own name; the email is shown and cannot be changed here (S2 §2). */
export function NameForm({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const { setUser } = useCurrentUser()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form, spanishFallback),
    mode: 'onTouched',
    defaultValues: { name: user.name },
  })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty)
  const submit = handleSubmit(async body => {
    if (isSubmitting) return
    if (!isDirty) return onClose()
    try {
      setUser(await call(update, { body }))
      toast.success(texts.updated, { id: TOAST })
      onClose()
    } catch (error) {
      showFieldErrors(error, setError, ['name'])
      toast.error(failureText(error, texts.updateFailed), { id: TOAST })
    }
  })
  return (
    <form className={styles.nameForm} onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        autoComplete="name"
        autoFocus
        readOnly={isSubmitting}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField label={texts.email} value={user.email} readOnly hint={texts.emailFixed} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
