import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Grant } from '#features/identity/rights.rules.ts'
import type { GrantDraft } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { useTeam } from '../team-context.ts'
import { EditRole } from './edit-role.tsx'
import styles from './grants.module.css'
import { KindChoice } from './kind-choice.tsx'
import { Places } from './places.tsx'
import { RightsList } from './rights-list.tsx'
import { RightsSum, Sum } from './rights-sum.tsx'
import { RoleCards } from './role-cards.tsx'
import { SaveRole } from './save-role.tsx'

/** A role of the house that was changed, or deleted, from within the form. */
export type RoleChange = (roleId: string, grant: Grant) => void

type GrantFieldsProps = {
  draft: GrantDraft
  disabled?: boolean
  onChange: (draft: GrantDraft) => void
  onRoleChange?: RoleChange
}

/** What somebody will be, what they may do, and where (EVERY-DAY §5). */
export function GrantFields({ draft, disabled, onChange, onRoleChange }: GrantFieldsProps) {
  const { mayMakePartners } = useTeam()
  return (
    <div className={styles.fields}>
      {mayMakePartners && (
        <KindChoice partner={draft.partner} disabled={disabled} onChange={partner => onChange({ ...draft, partner })} />
      )}
      {draft.partner ? (
        <PartnerSum />
      ) : (
        !draft.differs && (
          <OneGrant
            grant={draft.grant}
            {...{ disabled, onRoleChange }}
            onChange={grant => onChange({ ...draft, grant })}
          />
        )
      )}
      <Places draft={draft} disabled={disabled} onChange={onChange} />
    </div>
  )
}

const PartnerSum = () => <Sum will={texts.partnerWill} not={{ lead: texts.onlyYou, text: texts.partnerNot }} />

type OneGrantProps = {
  grant: Grant
  disabled: boolean | undefined
  onChange: (grant: Grant) => void
  onRoleChange: RoleChange | undefined
}

/** The same in all restaurants: a role to begin with, or one right after the other. */
function OneGrant({ grant, disabled, onChange, onRoleChange }: OneGrantProps) {
  const { roles } = useTeam()
  const [isOpen, setOpen] = useState(grant.roleId === null)
  const isCustom = grant.roleId === null
  const ownRole = roles.find(({ id }) => id === grant.roleId)
  return (
    <>
      <RoleCards
        grant={grant}
        disabled={disabled}
        onChange={chosen => {
          setOpen(false)
          onChange(chosen)
        }}
      />
      {isOpen || isCustom ? (
        <RightsList grant={grant} disabled={disabled} onChange={onChange} />
      ) : (
        <RightsSum rights={grant.rights}>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="sm"
              icon={<SlidersHorizontalIcon size={18} />}
              disabled={disabled}
              onClick={() => setOpen(true)}
            >
              {texts.oneByOne}
            </Button>
            {ownRole && (
              <EditRole
                role={ownRole}
                disabled={disabled}
                onChanged={changed => {
                  onRoleChange?.(ownRole.id, changed)
                  onChange(changed)
                }}
              />
            )}
          </div>
        </RightsSum>
      )}
      {isCustom && (
        <SaveRole
          rights={grant.rights}
          disabled={disabled}
          onSaved={saved => {
            setOpen(false)
            onChange(saved)
          }}
        />
      )}
    </>
  )
}
