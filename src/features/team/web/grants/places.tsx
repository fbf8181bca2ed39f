import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { type GrantDraft, grantIn } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { teamTexts } from '../../team.texts.ts'
import { useTeam } from '../team-context.ts'
import styles from './places.module.css'
import { RoleSelect } from './role-select.tsx'

type PlacesProps = { draft: GrantDraft; disabled: boolean | undefined; onChange: (draft: GrantDraft) => void }

/** 'Dónde': in which restaurants; with 'Permisos distintos en cada uno' a role for each. A partner has all. */
export function Places({ draft, disabled, onChange }: PlacesProps) {
  const { restaurants } = useTeam()
  const { restaurantIds, partner } = draft
  const toggle = (id: string, isIn: boolean) =>
    onChange({ ...draft, restaurantIds: isIn ? [...restaurantIds, id] : restaurantIds.filter(each => each !== id) })
  const setDiffers = (differs: boolean) =>
    onChange({ ...draft, differs, grants: Object.fromEntries(restaurantIds.map(id => [id, grantIn(draft, id)])) })
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{texts.where}</legend>
      <div className={styles.list}>
        {restaurants.map(({ _id, name, address }) => (
          <div key={_id} className={styles.place}>
            <Checkbox
              className={styles.check}
              label={name}
              hint={[address.street, address.city].filter(Boolean).join(', ') || undefined}
              checked={partner || restaurantIds.includes(_id)}
              disabled={partner}
              onChange={event => toggle(_id, event.target.checked)}
            />
            {!partner && draft.differs && restaurantIds.includes(_id) && (
              <RoleSelect
                label={texts.roleIn(name)}
                grant={grantIn(draft, _id)}
                onChange={grant => onChange({ ...draft, grants: { ...draft.grants, [_id]: grant } })}
              />
            )}
          </div>
        ))}
      </div>
      {!partner && restaurantIds.length > 1 && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            icon={draft.differs ? undefined : <PlusIcon size={18} />}
            onClick={() => setDiffers(!draft.differs)}
          >
            {draft.differs ? texts.alike : texts.differs}
          </Button>
        </div>
      )}
      {!partner && restaurantIds.length === 0 && <p role="alert">{teamTexts.restaurantMissing}</p>}
    </fieldset>
  )
}
