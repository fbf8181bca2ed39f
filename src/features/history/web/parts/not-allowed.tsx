import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PAGES } from '#shared/page-paths.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { historyTexts as texts } from '../../screen/history-screen.texts.ts'

/** In the place of what changed, for who may not see it: who does (4-beyond §10). */
export function NoActivity({ holders }: { holders: readonly string[] }) {
  const scoped = useScoped()
  const isOfMany = holders.length > 1
  return (
    <Card>
      <EmptyState
        title={isOfMany ? texts.seenBy(holders) : texts.notAllowed}
        action={
          <ButtonRouterLink to={scoped(`${PAGES.restaurant}?tab=basic`)} replace>
            {texts.toBasics}
          </ButtonRouterLink>
        }
      >
        {isOfMany ? texts.seenByHint : texts.notAllowedHint}
      </EmptyState>
    </Card>
  )
}
