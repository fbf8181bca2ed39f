import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useState } from 'react'
import type { Grant } from '#features/identity/rights.rules.ts'
import { teamTexts } from '../../team.texts.ts'
import { type GrantDraft, grantIn } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { useTeam } from '../team-context.ts'
import { EditRole } from './edit-role.tsx'
import styles from './grants.module.css'
import { KindChoice } from './kind-choice.tsx'
import { RightsList } from './rights-list.tsx'
import { RightsSum } from './rights-sum.tsx'
import { RoleCards } from './role-cards.tsx'
import { RoleSelect } from './role-select.tsx'
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
        <>
          {!draft.differs && (
            <OneGrant grant={draft.grant} disabled={disabled} onChange={grant => onChange({ ...draft, grant })} />
          )}
          <Where draft={draft} disabled={disabled} onChange={onChange} />
        </>
      )}
    </div>
  )
}

const PartnerSum = () => (
  <div className={styles.sum}>
    <p>
      <b>{texts.will}</b> {texts.partnerWill}
    </p>
    <p>
      <b>{texts.onlyYou}</b> {texts.partnerNot}
    </p>
  </div>
)

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
        <>
          <RightsSum rights={grant.rights} />
          <div className={styles.actions}>
            <Button variant="ghost" size="sm" disabled={disabled} onClick={() => setOpen(true)}>
              {texts.oneByOne}
            </Button>
            {ownRole && <EditRole role={ownRole} disabled={disabled} />}
          </div>
        </>
      )}
      {isCustom && <SaveRole rights={grant.rights} disabled={disabled} onSaved={onChange} />}
    </>
  )
}

/** In which restaurants; with 'Permisos distintos en cada uno' a role for each. */
function Where({ draft, disabled, onChange }: GrantFieldsProps) {
  const { restaurants } = useTeam()
  const { restaurantIds } = draft
  const toggle = (id: string, isIn: boolean) =>
    onChange({ ...draft, restaurantIds: isIn ? [...restaurantIds, id] : restaurantIds.filter(each => each !== id) })
  const setDiffers = (differs: boolean) =>
    onChange({ ...draft, differs, grants: Object.fromEntries(restaurantIds.map(id => [id, grantIn(draft, id)])) })
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{texts.where}</legend>
      {restaurants.map(({ _id, name, address }) => (
        <div key={_id} className={styles.place}>
          <Checkbox
            label={name}
            hint={[address.street, address.city].filter(Boolean).join(', ') || undefined}
            checked={restaurantIds.includes(_id)}
            onChange={event => toggle(_id, event.target.checked)}
          />
          {draft.differs && restaurantIds.includes(_id) && (
            <RoleSelect
              label={texts.roleIn(name)}
              grant={grantIn(draft, _id)}
              onChange={grant => onChange({ ...draft, grants: { ...draft.grants, [_id]: grant } })}
            />
          )}
        </div>
      ))}
      {restaurantIds.length > 1 && (
        <Checkbox label={texts.differs} checked={draft.differs} onChange={event => setDiffers(event.target.checked)} />
      )}
      {restaurantIds.length === 0 && <p role="alert">{teamTexts.restaurantMissing}</p>}
    </fieldset>
  )
}
