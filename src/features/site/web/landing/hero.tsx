import { PAGES } from '#shared/page-paths.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import type { DemoCode } from '../../site.render.ts'
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
            <a className="btn btn-brand btn-lg" href={PAGES.signUp}>
              {texts.start}
            </a>
            <a className="btn btn-s btn-lg" href={`/${DEMO_SLUG}`}>
              {texts.demo}
            </a>
          </div>
          <p className="hero-n">{texts.trial}</p>
        </div>
        <TableTop demo={demo} />
      </div>
    </section>
  )
}
