import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { PLANS } from '#features/billing/plans.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { isTooLarge } from '../team-tab.rules.ts'
import { teamNoticeTexts as texts, teamTabTexts } from '../team-tab.texts.ts'
import { dayOf } from './day.ts'
import { useTeam } from './team-context.ts'
import styles from './team-tab.module.css'

/** Says what a downgrade or the end of a plan means for the team (3-decisions §7); nothing while the plan fits. */
export function PlanNotice() {
  const { team, isAdmin, mayMakePartners, block } = useTeam()
  const { plan, owner, taken } = team
  if (isAdmin && plan.readOnly) {
    return (
      <Alert className={styles.notice}>{texts.ownerEnded(owner.name, plan.endedAt ? dayOf(plan.endedAt) : null)}</Alert>
    )
  }
  if (isAdmin || block === 'ended' || !plan.tier) return null
  const name = PLANS[plan.tier].name
  if (block === 'noTeam') {
    const title = mayMakePartners ? texts.downgraded(name) : texts.downgradedOf(name, firstNameOf(owner.name))
    return <Downgrade title={title}>{texts.downgradedHint}</Downgrade>
  }
  if (!isTooLarge(team)) return null
  return (
    <Downgrade title={texts.tooLarge}>
      {texts.tooLargeHint({ taken, places: plan.invitations ?? 0, plan: name })}
    </Downgrade>
  )
}

function Downgrade({ title, children }: { title: string; children: string }) {
  const { mayMakePartners } = useTeam()
  return (
    <Alert
      tone="warning"
      className={styles.notice}
      action={
        mayMakePartners && (
          <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
            {teamTabTexts.upgrade}
          </ButtonRouterLink>
        )
      }
    >
      <b>{title}</b> {children}
    </Alert>
  )
}
