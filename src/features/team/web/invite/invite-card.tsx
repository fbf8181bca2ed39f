import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { useId } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { PLANS } from '#features/billing/plans.ts'
import { teamErrors } from '../../team.errors.ts'
import { inviteTexts as texts, teamTabTexts } from '../../team-tab.texts.ts'
import { type TeamTabState, useTeam } from '../team-context.ts'
import styles from './invite-card.module.css'
import { InviteForm } from './invite-form.tsx'
import { Quota } from './quota.tsx'

/** 'Invitar a alguien': what is left, and the form; one that is off says why above its fields (S2 §2; TRUST §5). */
export function InviteCard() {
  const state = useTeam()
  const whyId = useId()
  const why = whyNot(state)
  return (
    <Card title={texts.title} className={styles.card}>
      <Quota />
      {why && (
        <div className={styles.why} id={whyId} role={state.block ? undefined : 'status'}>
          <WarningIcon size={18} weight="fill" aria-hidden="true" />
          <div>
            {why}
            <WayOut state={state} />
          </div>
        </div>
      )}
      <InviteForm whyId={why ? whyId : undefined} />
    </Card>
  )
}

/** Why nobody can be invited now; null: the form is on. */
function whyNot({ team, isAdmin, block, isLimited }: TeamTabState): string | null {
  const { owner, plan } = team
  const name = plan.tier ? PLANS[plan.tier].name : ''
  switch (block) {
    case 'ended':
      return texts.why.ended
    case 'noTeam':
      return isAdmin ? texts.why.noTeamOf(name, owner.name) : texts.why.noTeam
    case 'noRestaurant':
      return texts.why.noRestaurant
    case 'full':
      if (isAdmin) return texts.why.fullOf(owner.name)
      return plan.tier === 'pro' ? texts.why.fullPro : texts.why.full(plan.invitations ?? 0)
    case null:
      return isLimited ? teamErrors.tooManyInvitations.message : null
  }
}

/** What an owner can do about it; above premium there is no plan, and after a downgrade the notice has the button. */
function WayOut({ state: { team, isAdmin, mayMakePartners, block } }: { state: TeamTabState }) {
  if (isAdmin || !mayMakePartners) return null
  if (block === 'ended') return <Way to={PAGES.plans}>{teamTabTexts.hirePlan}</Way>
  if (block === 'noRestaurant') return <Way to={PAGES.restaurants}>{texts.createRestaurant}</Way>
  return block === 'full' && team.plan.tier !== 'premium' ? <Way to={PAGES.plans}>{teamTabTexts.upgrade}</Way> : null
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <div className={styles.way}>
      <ButtonRouterLink variant="secondary" size="sm" to={to}>
        {children}
      </ButtonRouterLink>
    </div>
  )
}
