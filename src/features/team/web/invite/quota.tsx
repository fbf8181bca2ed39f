import { PLANS } from '#features/billing/plans.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { type TeamTabState, useTeam } from '../team-context.ts'
import styles from './quota.module.css'

/** How many people the plan has, the owner too, and how many invitations are left (S2 §2; EVERY-DAY §5). */
export function Quota() {
  const state = useTeam()
  const { invitations } = state.team.plan
  const places = (invitations ?? 0) + 1
  const used = Math.min(state.team.taken + 1, places)
  return (
    <div className={styles.quota}>
      {places > 1 && (
        <div className={styles.bar} role="img" aria-label={texts.used(used, places)}>
          {Array.from({ length: places }, (_, place) => (
            <i key={place} data-used={place < used ? '' : undefined} />
          ))}
        </div>
      )}
      <p className={styles.left}>{sentenceOf(state)}</p>
    </div>
  )
}

function sentenceOf({ team, isAdmin, block }: TeamTabState): string {
  const { tier, invitations, invitationsLeft } = team.plan
  const people = team.taken + 1
  if (invitations === null || invitationsLeft === null || !tier) return texts.unlimited
  const plan = PLANS[tier].name
  if (block === 'ended') return texts.people(people)
  if (invitations === 0) return texts.none(plan)
  const used = texts.usedOf({ used: people, places: invitations + 1, plan, owner: isAdmin ? team.owner.name : null })
  return invitationsLeft === 0 ? used : `${used}. ${texts.left(invitationsLeft)}`
}
