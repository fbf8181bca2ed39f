import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { offlineTexts } from '#ui/offline/offline.texts.ts'

const texts = offlineTexts.notKept

/** In the place of what no phone keeps, without signal: plan, payments, team (EVERY-DAY §8.20). */
export const NotKeptHere = () => (
  <Card>
    <EmptyState
      title={texts.title}
      action={
        <ButtonRouterLink variant="secondary" to={PAGES.menu}>
          {texts.toMenu}
        </ButtonRouterLink>
      }
    >
      {texts.text}
    </EmptyState>
  </Card>
)
