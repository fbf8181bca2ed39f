import type { SitePath } from '../site.render.ts'
import { siteTexts as texts } from '../site.texts.ts'

/** The anchors of the landing and the way to the prices (S1 §2). */
export function MainLinks({ path }: { path?: SitePath }) {
  return (
    <>
      <a href="/#caracteristicas">{texts.features}</a>
      <a href="/#como-funciona">{texts.how}</a>
      <a href="/precios" aria-current={path === '/precios' ? 'page' : undefined}>
        {texts.prices}
      </a>
    </>
  )
}
