import { useMatches } from 'react-router'
import { ButtonRouterLink } from '../../ui/button/button-router-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { RouteHandle } from './root-layout.tsx'
import { shellTexts as texts } from './shell.texts.ts'

/** A screen whose address exists and whose content comes later. */
export function SoonPage() {
  const title = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title ?? ''
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={texts.soonTitle}
        action={<ButtonRouterLink to="/dashboard/home">{texts.soonAction}</ButtonRouterLink>}
      >
        {texts.soonText}
      </EmptyState>
    </>
  )
}
