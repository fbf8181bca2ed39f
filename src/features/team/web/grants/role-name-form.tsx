import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { TextField } from '#ui/field/text-field.tsx'
import type { Right } from '#features/identity/rights.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { roleName } from '../../roles.contract.ts'
import styles from './grants.module.css'

type RoleNameFormProps = {
  initial?: string
  rights: readonly Right[]
  /** Rejects when the server refuses. */
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

/** 'Nombre del papel', with what it will allow; Enter saves. It stands inside other forms, so it is none itself. */
export function RoleNameForm({ initial = '', rights, onSave, onCancel }: RoleNameFormProps) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    const valid = roleName.safeParse(name)
    if (!valid.success) return setError(valid.error.issues[0]?.message)
    setBusy(true)
    try {
      await onSave(valid.data)
    } catch (failure) {
      setError((failure instanceof ApiError && failure.errors['name']) || messageOf(failure, texts.roleFailed))
      setBusy(false)
    }
  }
  return (
    <div className={styles.role}>
      <TextField
        label={texts.roleName}
        autoComplete="off"
        hint={texts.roleHint(rights)}
        value={name}
        error={error}
        readOnly={isBusy}
        onChange={event => {
          setName(event.target.value)
          setError(undefined)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void save()
        }}
      />
      <div className={styles.actions}>
        <Button size="sm" busy={isBusy} busyLabel={texts.savingRole} onClick={() => void save()}>
          {texts.saveRole}
        </Button>
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onCancel}>
          {texts.notNow}
        </Button>
      </div>
    </div>
  )
}
