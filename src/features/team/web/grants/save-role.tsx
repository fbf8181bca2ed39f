import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple'
import { useState } from 'react'
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
  const [isOpen, setOpen] = useState(false)
  const save = async (name: string) => {
    const role = await call(createRole, { query: scope, body: { name, rights: [...rights] } })
    toast.success(texts.roleSaved(role.name), { id: 'team-role' })
    await reload()
    setOpen(false)
    onSaved({ rights: role.rights, roleId: role.id })
  }
  if (isOpen) return <RoleNameForm rights={rights} onSave={save} onCancel={() => setOpen(false)} />
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={<BookmarkSimpleIcon size={18} />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {texts.saveAsRole}
      </Button>
    </div>
  )
}
