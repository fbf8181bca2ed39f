import { PLANS } from '#features/billing/plans.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { type TeamTabState, useTeam } from '../team-context.ts'
import styles from './invite-card.module.css'

/** How many invitations the plan has, and how many are left (S2 §2). */
export function Quota() {
  const state = useTeam()
  const { invitations, invitationsLeft } = state.team.plan
  const places = invitations ?? 0
  const used = places - (invitationsLeft ?? 0)
  return (
    <>
      {places > 0 && (
        <div className={styles.bar} role="img" aria-label={texts.used(used, places)}>
          {Array.from({ length: places }, (_, place) => (
            <i key={place} data-used={place < used ? '' : undefined} />
          ))}
        </div>
      )}
      <p className={styles.left}>{sentenceOf(state)}</p>
    </>
  )
}

function sentenceOf({ team, isAdmin }: TeamTabState): string {
  const { tier, invitations, invitationsLeft } = team.plan
  if (invitations === null || invitationsLeft === null || !tier) return texts.unlimited
  const plan = PLANS[tier].name
  if (invitations === 0) return texts.none(plan)
  if (isAdmin) return texts.leftOf({ count: invitationsLeft, plan, owner: team.owner.name })
  return texts.left(invitationsLeft, plan)
}
