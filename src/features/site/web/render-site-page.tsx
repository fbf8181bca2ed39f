import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PAGES } from '#shared/page-paths.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { LEGAL_PAGES } from '../legal/legal-pages.ts'
import type { SitePageInput } from '../site.render.ts'
import { pricingTexts } from '../pricing.texts.ts'
import { siteTexts } from '../site.texts.ts'
import alert from '#ui/alert/alert.module.css?inline'
import field from '#ui/field/field.module.css?inline'
import toastCard from '#ui/toast/toast-card.module.css?inline'
import contactCss from './contact/contact.css?inline'
import contactScript from './inline/contact.ts?iife'
import { baseStyle, Head, Scripts } from './document.tsx'
import drawer from './inline/drawer.ts?iife'
import planChoice from './inline/plan-choice.ts?iife'
import bands from './landing/bands.css?inline'
import features from './landing/features.css?inline'
import hero from './landing/hero.css?inline'
import heroNarrow from './landing/hero-narrow.css?inline'
import { LandingPage } from './landing/landing-page.tsx'
import legal from './legal/legal.css?inline'
import { LegalPage } from './legal/legal-page.tsx'
import panelBand from './landing/panel-band.css?inline'
import pricing from './pricing/pricing.css?inline'
import pricingNarrow from './pricing/pricing-narrow.css?inline'
import { PricingPage } from './pricing/pricing-page.tsx'
import { SiteFrame } from './site-frame.tsx'
import { usedRules } from './used-rules.ts'

type Page = { title: string; description: string; style: string; content: ReactNode; scripts?: string[] }

function pageOf(input: SitePageInput): Page {
  const { path } = input
  const styleWith = (...own: string[]): string => [...baseStyle, ...own].join('\n')
  if (path === '/')
    return {
      title: `Sobremesa. ${siteTexts.tagline}`,
      description: siteTexts.lead,
      style: styleWith(hero, heroNarrow, features, panelBand, bands, field, alert, toastCard, contactCss),
      scripts: [drawer, contactScript],
      content: <LandingPage demo={input.demo} />,
    }
  if (path === PAGES.pricing)
    return {
      title: `${siteTexts.prices} · Sobremesa`,
      description: pricingTexts.lead,
      style: styleWith(pricing, pricingNarrow),
      scripts: [drawer, planChoice],
      content: <PricingPage menuDays={input.lapsedMenuDays} />,
    }
  return {
    title: `${LEGAL_PAGES[path].title} · Sobremesa`,
    description: LEGAL_PAGES[path].lead,
    style: styleWith(legal),
    content: <LegalPage path={path} facts={input} />,
  }
}

type ShareProps = { title: string; description: string; url: string; publicUrl: string }

/** What a chat or a social network shows of a link to the page. */
function SharePicture({ title, description, url, publicUrl }: ShareProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteTexts.brand} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${publicUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={siteTexts.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * A whole HTML document. Everything that the first screen needs is inside it, with the small scripts of drawer and
 * contact form.
 */
export function renderSitePage(input: SitePageInput): RenderedPage {
  const { path, publicUrl, year } = input
  const url = `${publicUrl}${path}`
  const { title, description, style: all, content, scripts = [drawer] } = pageOf(input)
  const frame = (
    <SiteFrame path={path} year={year}>
      {content}
    </SiteFrame>
  )
  const style = usedRules(all, renderToStaticMarkup(frame))
  const body = renderToStaticMarkup(
    <html lang="es">
      <Head title={title} style={style}>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        <SharePicture title={title} description={description} url={url} publicUrl={publicUrl} />
      </Head>
      <body>
        {frame}
        <Scripts scripts={scripts} />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${body}`, styles: [style], scripts }
}
