import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url'
import type { ReactNode } from 'react'
import button from '#ui/button/button.module.css?inline'
import hanken from '#ui/assets/fonts/hanken-grotesk-core.woff2?url'
import layers from '#ui/layers.css?inline'
import tokens from '#ui/tokens.css?inline'
import site from './site.css?inline'
import frame from './site-frame.css?inline'

const fontFace = (family: string, url: string, weight: string, range = ''): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${range}}`

/** Fonts, tokens, the shared button and the styles of every public page; what is in no layer overrules the rest. */
export const baseStyle = [
  fontFace('Young Serif', youngSerif, '400'),
  fontFace('Hanken Grotesk Variable', hanken, '400 700'),
  // The figures of headings (decision 0209).
  fontFace('Figures', hanken, '600 700', ';unicode-range:U+30-39'),
  layers,
  tokens,
  site,
  button,
  frame,
]

/** The small scripts of a page, inline, so that its policy can hash them. */
export function Scripts({ scripts }: { scripts: readonly string[] }) {
  return scripts.map(script => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />)
}

type HeadProps = { title: string; style: string; children?: ReactNode }

/** The head of every public page: fonts first, styles inline, icons as files. */
export function Head({ title, style, children }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      {children}
      <meta name="theme-color" content="#ffffff" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={youngSerif} as="font" type="font/woff2" crossOrigin="" />
      <link rel="preload" href={hanken} as="font" type="font/woff2" crossOrigin="" />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  )
}
