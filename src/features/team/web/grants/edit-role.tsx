import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Grant } from '#features/identity/rights.rules.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { deleteRole, type HouseRole, updateRole } from '../../roles.contract.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'
import styles from './grants.module.css'
import { RightsList } from './rights-list.tsx'
import { RoleNameForm } from './role-name-form.tsx'

const TOAST = 'team-role'

type EditRoleProps = {
  role: HouseRole
  disabled: boolean | undefined
  /** What the form around it says from now on: the role as it is, or the same rights 'a medida'. */
  onChanged: (grant: Grant) => void
}

/** 'Cambiar «Barra»': its name, its rights for all who have it, and its end. */
export function EditRole({ role, disabled, onChanged }: EditRoleProps) {
  const { team } = useTeam()
  const reload = useReloadTeam()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [rights, setRights] = useState(role.rights)
  const params = { id: role.id }
  const names = team.members.filter(({ id }) => role.memberIds.includes(id)).map(({ name }) => firstNameOf(name))
  const save = async (name: string) => {
    const saved = await call(updateRole, { params, ifMatch: role.updatedAt, body: { name, rights, apply: 'all' } })
    toast.success(texts.roleSaved(name), { id: TOAST })
    await reload()
    setOpen(false)
    onChanged({ rights: saved.rights, roleId: role.id })
  }
  const remove = async () => {
    setBusy(true)
    try {
      await call(deleteRole, { params })
      toast.success(texts.roleRemoved(role.name), { id: TOAST })
      onChanged({ rights: role.rights, roleId: null })
    } catch (error) {
      toast.error(messageOf(error, texts.roleFailed), { id: TOAST })
    }
    setBusy(false)
    setAsking(false)
    setOpen(false)
    await reload()
  }
  const open = () => {
    setRights(role.rights)
    setOpen(true)
  }
  return (
    <>
      <Button variant="ghost" size="sm" disabled={disabled} aria-haspopup="dialog" onClick={open}>
        {texts.changeRole(role.name)}
      </Button>
      <Modal
        open={isOpen}
        title={texts.changeRole(role.name)}
        description={role.memberIds.length > 0 ? texts.roleOf(role.name, role.memberIds.length) : undefined}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.removeRole}
          </Button>
        }
      >
        <div className={styles.fields}>
          <RightsList grant={{ rights, roleId: null }} onChange={grant => setRights(grant.rights)} />
          <RoleNameForm initial={role.name} rights={rights} onSave={save} onCancel={() => setOpen(false)} />
        </div>
      </Modal>
      <AlertDialog
        open={isAsking}
        title={texts.removeRoleTitle(role.name)}
        confirmLabel={texts.removeRole}
        cancelLabel={texts.leaveIt}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {texts.removeRoleHint(names)}
      </AlertDialog>
    </>
  )
}
