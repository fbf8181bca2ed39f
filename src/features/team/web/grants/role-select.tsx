import { SelectField } from '#ui/field/select-field.tsx'
import type { Grant } from '#features/identity/rights.rules.ts'
import { grantOfRole } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { GIVEN_ROLE_IDS, GIVEN_ROLE_NAMES } from '../../roles.contract.ts'
import { useTeam } from '../team-context.ts'

const CUSTOM = ''

type RoleSelectProps = { label: string; grant: Grant; onChange: (grant: Grant) => void }

/** The role in one restaurant; what is 'a medida' there stays so until another one is chosen. */
export function RoleSelect({ label, grant, onChange }: RoleSelectProps) {
  const { roles } = useTeam()
  const named = [...GIVEN_ROLE_IDS.map(id => ({ id, name: GIVEN_ROLE_NAMES[id] })), ...roles]
  return (
    <SelectField
      label={label}
      value={grant.roleId ?? CUSTOM}
      onChange={({ target: { value } }) =>
        onChange(value === CUSTOM ? { ...grant, roleId: null } : grantOfRole(value, roles))
      }
    >
      {grant.roleId === null && <option value={CUSTOM}>{texts.customOf(grant.rights.length)}</option>}
      {named.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
