import { renderToStaticMarkup } from 'react-dom/server'
import { mailtoUrl } from '#shared/html.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import logo from '#ui/assets/logo/logo.svg?url&no-inline'
import spilled from '#ui/assets/dishes/volcado.svg?url&no-inline'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { failureTexts as texts } from '../failure.texts.ts'
import { type FailurePageInput, REQUEST_ID, REQUEST_URL } from '../site.render.ts'
import { siteTexts } from '../site.texts.ts'
import { baseStyle, Head } from './document.tsx'
import failure from './failure.css?inline'
import { usedRules } from './used-rules.ts'

const allStyle = [...baseStyle, failure].join('\n')

function Help({ contactEmail }: FailurePageInput) {
  const link = contactEmail ? (
    <>
      {texts.writeTo} <a href={mailtoUrl(contactEmail)}>{contactEmail}</a>
    </>
  ) : (
    <>
      {texts.ifAgain} <a href="/#contacto">{texts.write}</a>
    </>
  )
  return (
    <p className="ref">
      {link} {texts.withNumber} <code>{REQUEST_ID}</code>
    </p>
  )
}

/** Describes our own fault for people: what to do, and the number under which the operator finds it in the log. */
export function renderFailurePage(input: FailurePageInput): RenderedPage {
  const body = (
    <body className="failed">
      <header className="site-h">
        <a href="/">
          <img src={logo} alt={siteTexts.brand} height="28" width="195" />
        </a>
      </header>
      <main>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.text}</p>
          <div className="acts">
            <ButtonLink size="lg" href={REQUEST_URL}>
              {texts.retry}
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href="/">
              {texts.home}
            </ButtonLink>
          </div>
          <Help {...input} />
        </div>
        <div className="pic mantel mantel-rojo" aria-hidden="true">
          <img src={spilled} alt="" width="426" height="426" />
        </div>
      </main>
    </body>
  )
  const style = usedRules(allStyle, renderToStaticMarkup(body))
  const html = renderToStaticMarkup(
    <html lang="es">
      <Head title={`${texts.title} · Sobremesa`} style={style}>
        <meta name="robots" content="noindex" />
      </Head>
      {body}
    </html>,
  )
  return { html: `<!doctype html>${html}`, styles: [style], scripts: [] }
}
