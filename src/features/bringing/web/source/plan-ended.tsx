import { PAGES } from '#shared/page-paths.ts'
import type { PlanEndedCode } from '#shared/plan-codes.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { entryTexts } from '../../screen/entry.texts.ts'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './source-step.module.css'

/** In the place of the ways: the plan has ended, and who can do something about it. */
export function PlanEnded({ reason }: { reason: PlanEndedCode }) {
  const scoped = useScoped()
  const isOwner = useUser().role === 'owner'
  return (
    <Alert tone="warning" className={styles.notice}>
      <b>{isOwner ? texts.planEnded[reason] : texts.ownersPlanEnded}</b>
      <br />
      {isOwner ? texts.planEndedHint : texts.ownersPlanEndedHint}
      <div className={styles.planWay}>
        {isOwner ? (
          <ButtonRouterLink to={PAGES.plans}>{entryTexts.seePlans}</ButtonRouterLink>
        ) : (
          <ButtonRouterLink variant="secondary" to={scoped(PAGES.menu)}>
            {texts.toMenu}
          </ButtonRouterLink>
        )}
      </div>
    </Alert>
  )
}
