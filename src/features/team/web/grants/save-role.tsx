import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button/button.tsx'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Grant, Right } from '#features/identity/rights.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { createRole } from '../../roles.contract.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'
import { RoleNameForm } from './role-name-form.tsx'

type SaveRoleProps = { rights: readonly Right[]; disabled: boolean | undefined; onSaved: (grant: Grant) => void }

/** 'Guardar como papel': what is 'a medida' gets a name of the house. */
export function SaveRole({ rights, disabled, onSaved }: SaveRoleProps) {
  const { scope } = useTeam()
  const reload = useReloadTeam()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (isShown: boolean) => {
    // At once: the sheet takes a focus that is lost with its button, and keeps it.
    flushSync(() => setOpen(isShown))
    place.current?.querySelector<HTMLElement>(isShown ? 'input' : 'button')?.focus()
  }
  const save = async (name: string) => {
    const role = await call(createRole, { query: scope, body: { name, rights: [...rights] } })
    await reload()
    setOpen(false)
    onSaved({ rights: role.rights, roleId: role.id })
    // Last: who reads it and saves the person gives them this role.
    toast.success(texts.roleSaved(role.name), { id: 'team-role' })
  }
  return (
    <div ref={place}>
      {isOpen ? (
        <RoleNameForm rights={rights} onSave={save} onCancel={() => show(false)} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          icon={<BookmarkSimpleIcon size={18} />}
          disabled={disabled}
          onClick={() => show(true)}
        >
          {texts.saveAsRole}
        </Button>
      )}
    </div>
  )
}
