import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import FAVICON from '#ui/assets/logo/favicon.svg?url&no-inline'
import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'

/** URL of the product's own icon. */
export { FAVICON }

export type DocumentInput = {
  locale: Locale
  title: string
  description?: string
  /** Absolute URL; without it the page is not for search engines. */
  canonical?: string
  alternates?: { locale: string; url: string }[]
  /** Further links and meta elements, for shared links and home screens. */
  meta?: ReactNode
  themeColor?: string
  /** URL of the icon; the product's own by default. */
  icon?: string
  /** URLs of the font files that the first screen needs. */
  preloadFonts?: string[]
  /** All CSS that the first paint needs. */
  css: string
  bodyClass: string
  /** Runs before the first paint. */
  headScript?: ReactNode
  children: ReactNode
}

function Head(props: DocumentInput) {
  const { title, description, canonical, alternates = [], meta, themeColor } = props
  const { preloadFonts = [], css, headScript, icon = FAVICON } = props
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      {headScript}
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {alternates.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url} />
      ))}
      {meta}
      {themeColor && <meta name="theme-color" content={themeColor} />}
      <link rel="icon" href={icon} />
      {preloadFonts.map(font => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <style>{css}</style>
    </head>
  )
}

/** A whole public document as HTML, without React in the browser; `scripts` are the inline ones. */
export function renderDocument(props: DocumentInput, scripts: string[] = []): RenderedPage {
  const html = renderToStaticMarkup(
    <html lang={props.locale}>
      <Head {...props} />
      <body className={props.bodyClass}>{props.children}</body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styles: [props.css], scripts }
}
