import { PAGES } from '#shared/page-paths.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import type { DemoCode } from '../../site.render.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { siteTexts as texts } from '../../site.texts.ts'
import { TableTop } from './table-top.tsx'

/** The promise, the two buttons (S1 §1) and the set table. */
export function Hero({ demo }: { demo: DemoCode }) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-t">
          <h1>{texts.tagline}</h1>
          <p>{texts.lead}</p>
          <div className="hero-cta">
            <ButtonLink variant="brand" size="lg" href={PAGES.signUp}>
              {texts.start}
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href={`/${DEMO_SLUG}`}>
              {texts.demo}
            </ButtonLink>
          </div>
          <p className="hero-n">{texts.trial}</p>
        </div>
        <TableTop demo={demo} />
      </div>
    </section>
  )
}
