import { PAGES } from '#shared/page-paths.ts'
import type { SitePath } from '../site.render.ts'
import { siteTexts as texts } from '../site.texts.ts'

/** The links to sections of the landing page, and to the prices (S1 §2). */
export function MainLinks({ path }: { path?: SitePath | undefined }) {
  return (
    <>
      <a href="/#caracteristicas">{texts.sections.features}</a>
      <a href="/#como-funciona">{texts.sections.how}</a>
      <a href={PAGES.pricing} aria-current={path === PAGES.pricing ? 'page' : undefined}>
        {texts.prices}
      </a>
    </>
  )
}
