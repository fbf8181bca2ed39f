import type { ReactNode } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { PLANS } from '#features/billing/plans.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { peopleTexts } from '../../people.texts.ts'
import { teamErrors } from '../../team.errors.ts'
import { inviteTexts as texts, teamTabTexts } from '../../team-tab.texts.ts'
import { type TeamTabState, useTeam } from '../team-context.ts'
import styles from './members-card.module.css'

/** Under the list: why nobody can be invited or changed now, and what helps (EVERY-DAY §5). */
export function TeamNote() {
  const state = useTeam()
  const { team, isOffline, isLimited, mayMakePartners, block } = state
  if (isOffline)
    return (
      <Alert className={styles.note} live>
        <b>{texts.offline}</b> {texts.offlineHint}
      </Alert>
    )
  const why = whyNot(state)
  return (
    <>
      {why && (
        <Alert
          className={styles.note}
          tone={block === 'full' && state.team.plan.tier === 'premium' ? 'info' : 'warning'}
          live={isLimited && !block}
          action={<WayOut state={state} />}
        >
          {why}
        </Alert>
      )}
      {!mayMakePartners && <Alert className={styles.note}>{peopleTexts.planIs(firstNameOf(team.owner.name))}</Alert>}
    </>
  )
}

/** Why nobody can be invited now; null: they can. */
function whyNot({ team, isAdmin, mayMakePartners, block, isLimited }: TeamTabState): ReactNode {
  const { owner, plan } = team
  const name = plan.tier ? PLANS[plan.tier].name : ''
  switch (block) {
    case 'ended':
      return (
        <>
          <b>{texts.why.ended}</b> {texts.why.endedHint}
        </>
      )
    case 'noTeam':
      return isAdmin || !mayMakePartners ? texts.why.noTeamOf(name, firstNameOf(owner.name)) : texts.why.noTeam
    case 'noRestaurant':
      return texts.why.noRestaurant
    case 'full': {
      if (isAdmin) return texts.why.fullOf(owner.name)
      if (plan.tier === 'pro') return texts.why.fullPro
      const pending = team.members.find(({ status }) => status === 'pending')
      return (
        <>
          <b>{texts.why.full(name)}</b> {texts.why.fullHint(pending ? firstNameOf(pending.name) : null)}
        </>
      )
    }
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

const Way = ({ to, children }: { to: string; children: string }) => (
  <ButtonRouterLink variant="secondary" size="sm" to={to}>
    {children}
  </ButtonRouterLink>
)
