import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useQuery } from '@tanstack/react-query'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { COMPARE_PAGE } from '#features/history/history.paths.ts'
import { historyTexts } from '#features/history/screen/history-screen.texts.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { teamMembers, teamScope } from '#features/team/web/index.ts'
import { KINDS, type Kind } from '../activity.actions.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import type { Filter } from './activity.queries.ts'
import styles from './activity-filters.module.css'

type Props = { restaurant: Restaurant; filter: Filter; onChange: (filter: Filter) => void }

/** The chips by kind, and who did it where there is more than one person. */
export function ActivityFilters({ restaurant, filter, onChange }: Props) {
  const scoped = useScoped()
  const choose = (kind: Kind | undefined) => onChange({ ...(filter.by && { by: filter.by }), ...(kind && { kind }) })
  return (
    <div className={styles.filters}>
      <ul className={styles.chips} aria-label={texts.filters}>
        {[undefined, ...KINDS].map(kind => (
          <li key={kind ?? 'all'}>
            <button type="button" aria-pressed={filter.kind === kind} onClick={() => choose(kind)}>
              {kind ? texts.kinds[kind] : texts.all}
            </button>
          </li>
        ))}
      </ul>
      <Who restaurant={restaurant} filter={filter} onChange={onChange} />
      <ButtonRouterLink
        variant="secondary"
        className={styles.compare}
        icon={<CalendarBlankIcon size={20} aria-hidden="true" />}
        to={scoped(COMPARE_PAGE)}
      >
        <span className={styles.long}>{historyTexts.compareSince}</span>
        <span className={styles.short}>{historyTexts.compare}</span>
      </ButtonRouterLink>
    </div>
  )
}

function Who({ restaurant, filter, onChange }: Props) {
  const user = useUser()
  // A worker who may see the activity does not see the team.
  const { data: team } = useQuery({ ...teamMembers(teamScope(user.role, restaurant)), enabled: isOfHouse(user) })
  const people = team ? [team.owner, ...team.members.filter(({ status }) => status !== 'pending')] : []
  if (people.length < 2) return null
  const choose = (by: string) => onChange({ ...(filter.kind && { kind: filter.kind }), ...(by && { by }) })
  return (
    <SelectField
      label={texts.who}
      labelHidden
      className={styles.who}
      value={filter.by ?? ''}
      onChange={event => choose(event.target.value)}
    >
      <option value="">{texts.wholeTeam}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
