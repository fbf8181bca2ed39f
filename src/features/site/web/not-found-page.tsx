import { renderToStaticMarkup } from 'react-dom/server'
import { PAGES } from '#shared/page-paths.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { messagePageTexts } from '#features/public-menu/message-pages.texts.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import plate from '#ui/assets/dishes/vacio.svg?url&no-inline'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { baseStyle, Head, Scripts } from './document.tsx'
import drawer from './inline/drawer.ts?iife'
import notFound from './not-found.css?inline'
import { SiteFrame } from './site-frame.tsx'
import { usedRules } from './used-rules.ts'

const texts = messagePageTexts.es
const allStyle = [...baseStyle, notFound].join('\n')

/**
 * There is no restaurant at this URL, or it is deleted (S1 §2), in the frame of the other public pages: a mistyped
 * address of ours leads on from here too.
 */
export function renderNotFoundPage(year: number): RenderedPage {
  const frame = (
    <SiteFrame year={year}>
      <div className="lost">
        <div>
          <h1>{texts.notFoundTitle}</h1>
          <p>{texts.notFoundText}</p>
          <div className="acts">
            <ButtonLink size="lg" href={`/${DEMO_SLUG}`}>
              {texts.seeDemo}
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href={PAGES.landing}>
              {texts.goHome}
            </ButtonLink>
          </div>
        </div>
        <img src={plate} alt="" width="440" height="440" />
      </div>
    </SiteFrame>
  )
  const style = usedRules(allStyle, renderToStaticMarkup(frame))
  const html = renderToStaticMarkup(
    <html lang="es">
      <Head title={texts.notFoundTitle} style={style}>
        <meta name="robots" content="noindex" />
      </Head>
      <body>
        {frame}
        <Scripts scripts={[drawer]} />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styles: [style], scripts: [drawer] }
}
