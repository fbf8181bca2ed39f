import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PAGES } from '#shared/page-paths.ts'
import tokens from '#ui/tokens.css?inline'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { LEGAL_PAGES } from '../legal/legal-pages.ts'
import type { SitePageInput } from '../site.render.ts'
import { pricingTexts } from '../pricing.texts.ts'
import { siteTexts } from '../site.texts.ts'
import contactCss from './contact/contact.css?inline'
import contactScript from './inline/contact.ts?iife'
import drawer from './inline/drawer.ts?iife'
import bands from './landing/bands.css?inline'
import features from './landing/features.css?inline'
import hero from './landing/hero.css?inline'
import { LandingPage } from './landing/landing-page.tsx'
import legal from './legal/legal.css?inline'
import { LegalPage } from './legal/legal-page.tsx'
import pricing from './pricing/pricing.css?inline'
import { PricingPage } from './pricing/pricing-page.tsx'
import site from './site.css?inline'
import frame from './site-frame.css?inline'
import { SiteFrame } from './site-frame.tsx'

const fontFace = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`

const BASE = [
  fontFace('Young Serif', youngSerif, '400'),
  fontFace('Hanken Grotesk Variable', hanken, '100 900'),
  tokens,
  site,
  frame,
]

type Page = { title: string; description: string; style: string; content: ReactNode; scripts?: string[] }

function pageOf(input: SitePageInput): Page {
  const { path } = input
  const styleWith = (...own: string[]): string => [...BASE, ...own].join('\n')
  if (path === '/')
    return {
      title: `Sobremesa. ${siteTexts.tagline}`,
      description: siteTexts.lead,
      style: styleWith(hero, features, bands, contactCss),
      scripts: [drawer, contactScript],
      content: <LandingPage demo={input.demo} />,
    }
  if (path === PAGES.pricing)
    return {
      title: `${siteTexts.prices} · Sobremesa`,
      description: pricingTexts.lead,
      style: styleWith(pricing),
      content: <PricingPage menuDays={input.lapsedMenuDays} />,
    }
  return {
    title: `${LEGAL_PAGES[path].title} · Sobremesa`,
    description: LEGAL_PAGES[path].lead,
    style: styleWith(legal),
    content: <LegalPage path={path} facts={input} />,
  }
}

/** A whole HTML document. Everything that the first screen needs is inside it, with the small scripts of drawer and contact form. */
export function renderSitePage(input: SitePageInput): RenderedPage {
  const { path, publicUrl, year } = input
  const { title, description, style, content, scripts = [drawer] } = pageOf(input)
  const body = renderToStaticMarkup(
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${publicUrl}${path}`} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={youngSerif} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={hanken} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <SiteFrame path={path} year={year}>
          {content}
        </SiteFrame>
        {scripts.map(script => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
      </body>
    </html>,
  )
  return { html: `<!doctype html>${body}`, styles: [style], scripts }
}
