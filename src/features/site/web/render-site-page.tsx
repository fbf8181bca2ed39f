import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url'
import tokens from '../../../ui/tokens.css?inline'
import type { RenderedPage } from '../../public-menu/public-menu.render.ts'
import type { SitePageInput, SitePath } from '../site.render.ts'
import { legalPages, siteTexts } from '../site.texts.ts'
import { LandingPage } from './landing-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import css from './site.css?inline'
import { SiteFrame } from './site-frame.tsx'

const fontFace = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`

const STYLE = [
  fontFace('Young Serif', youngSerif, '400'),
  fontFace('Hanken Grotesk Variable', hanken, '100 900'),
  tokens,
  css,
].join('\n')

function contentOf(path: SitePath): { title: string; content: ReactNode } {
  if (path === '/') return { title: `Sobremesa. ${siteTexts.tagline}`, content: <LandingPage /> }
  if (path === '/precios') return { title: `${siteTexts.prices} · Sobremesa`, content: <PricingPage /> }
  const page = legalPages[path]
  return { title: `${page.title} · Sobremesa`, content: <LegalPage title={page.title} paragraphs={page.paragraphs} /> }
}

/** A whole document without a script; everything it needs at first sight stands in it. */
export function renderSitePage({ path, publicUrl, year }: SitePageInput): RenderedPage {
  const { title, content } = contentOf(path)
  const body = renderToStaticMarkup(
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={siteTexts.lead} />
        <link rel="canonical" href={`${publicUrl}${path}`} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={youngSerif} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <SiteFrame year={year}>{content}</SiteFrame>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${body}`, styles: [STYLE], scripts: [] }
}
