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

type GrantFieldsProps = { draft: GrantDraft; disabled?: boolean; onChange: (draft: GrantDraft) => void }

/** What somebody will be, what they may do, and where (EVERY-DAY §5). */
export function GrantFields({ draft, disabled, onChange }: GrantFieldsProps) {
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
          <OneGrant grant={draft.grant} disabled={disabled} onChange={grant => onChange({ ...draft, grant })} />
        )
      )}
      <Places draft={draft} disabled={disabled} onChange={onChange} />
    </div>
  )
}

const PartnerSum = () => <Sum will={texts.partnerWill} not={{ lead: texts.onlyYou, text: texts.partnerNot }} />

type OneGrantProps = { grant: Grant; disabled: boolean | undefined; onChange: (grant: Grant) => void }

/** The same in all restaurants: a role to begin with, or one right after the other. */
function OneGrant({ grant, disabled, onChange }: OneGrantProps) {
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
            {ownRole && <EditRole role={ownRole} disabled={disabled} onChanged={onChange} />}
          </div>
        </RightsSum>
      )}
      {isCustom && <SaveRole rights={grant.rights} disabled={disabled} onSaved={onChange} />}
    </>
  )
}
