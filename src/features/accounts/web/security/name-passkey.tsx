import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { PASSKEY_NAME_MAX } from '#features/identity/identity.limits.ts'
import { type Passkey, updatePasskey } from '../../passkeys/passkeys.contract.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { ownPasskeys } from './passkeys.queries.ts'
import styles from '../passkeys/passkeys.module.css'

const texts = passkeyTexts.name
const TOAST = 'passkey'

type NamePasskeyProps = { passkey: Passkey; isNew: boolean; onClosed: () => void }

/** The name of a passkey: proposed for a new one, selected, so that what is typed takes its place. */
export function NamePasskey({ passkey, isNew, onClosed }: NamePasskeyProps) {
  const { email } = useUser()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(true)
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  useEffect(() => {
    const timer = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(timer)
  }, [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (name.trim() === passkey.name) return setOpen(false)
    setBusy(true)
    setError(undefined)
    try {
      await call(updatePasskey, { params: { id: passkey.id }, body: { name }, ifMatch: passkey.updatedAt })
      await queryClient.invalidateQueries({ queryKey: ownPasskeys.queryKey })
      toast.success(texts.saved, { id: TOAST })
      setOpen(false)
    } catch (failed) {
      if (!isConfirmNeeded(failed)) {
        const told = failed instanceof ApiError ? failed.errors['name'] : undefined
        setError(told ?? failureText(failed, texts.failed))
        field.current?.select()
      }
    }
    setBusy(false)
  }
  return (
    <Modal
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      onCloseRequest={() => !isBusy}
      title={isNew ? texts.created : texts.change}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)}>
            {isNew ? texts.keep : texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void save(event)} noValidate>
        <p>{texts.lead}</p>
        <TextField
          ref={field}
          label={texts.label}
          value={name}
          maxLength={PASSKEY_NAME_MAX}
          error={error}
          readOnly={isBusy}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
        {isNew && (
          <p className={styles.note}>
            <EnvelopeSimpleIcon size={18} aria-hidden="true" />
            <span>{texts.mailed(email)}</span>
          </p>
        )}
      </form>
    </Modal>
  )
}
