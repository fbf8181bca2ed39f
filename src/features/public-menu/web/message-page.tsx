import type { ReactNode } from 'react'
import plate from '#ui/assets/dishes/vacio.svg?url&no-inline'
import logo from '#ui/assets/logo/logo.svg?url&no-inline'
import symbol from '#ui/assets/logo/symbol.svg?url&no-inline'
import tokens from '#ui/tokens.css?inline'
import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import type { MenuAssets, UnavailablePageInput } from '../public-menu.render.ts'
import { messagePageTexts } from '../message-pages.texts.ts'
import { FAVICON, renderDocument } from './document.tsx'
import { BRAND_FONTS } from './fonts.ts'
import { PageDataElement } from './parts/page-data-element.tsx'
import brand from './styles/brand.css?inline'
import offline from './styles/offline.css?inline'

type BrandProps = { locale: Locale; title: string; css?: string; children: ReactNode }

/** A page in our own design, with our logo over it; never for search engines. */
export function renderBrand({ locale, title, css = '', children }: BrandProps): RenderedPage {
  return renderDocument({
    locale,
    title,
    css: BRAND_FONTS.faces + tokens + brand + css,
    preloadFonts: BRAND_FONTS.preload,
    bodyClass: 'brand',
    children: (
      <div className="message">
        <header className="site-header">
          <a href="/">
            <picture>
              <img src={logo} alt="Sobremesa" width="195" height="28" />
            </picture>
          </a>
        </header>
        {children}
      </div>
    ),
  })
}

type MessageProps = { locale: Locale; title: string; text: string; actions: ReactNode; children?: ReactNode }

/** A page with one message. */
function renderMessage({ locale, title, text, actions, children }: MessageProps): RenderedPage {
  return renderBrand({
    locale,
    title,
    children: (
      <main className="notice">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <div className="actions">{actions}</div>
        </div>
        <picture>
          <img className="plate" src={plate} alt="" width="440" height="440" />
        </picture>
      </main>
    ),
  })
}

/** Inactive for too long: shows the restaurant's name, address and phone, but no menu (3-decisions §4). */
export function renderUnavailablePage({ restaurant, locale }: UnavailablePageInput): RenderedPage {
  const texts = messagePageTexts[locale]
  const { name, address, contact } = restaurant
  const town = [address.postalCode, address.city].filter(part => part !== '').join(' ')
  return renderMessage({
    locale,
    title: name,
    text: texts.unavailable,
    actions: (
      <a className="button secondary" href="/">
        {texts.goHome}
      </a>
    ),
    children: (
      <address>
        {address.street}
        {address.street && town && <br />}
        {town}
        {contact.phone && (address.street || town) && <br />}
        {contact.phone && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>}
      </address>
    ),
  })
}

/** Suspended by the operator: nothing about the restaurant, and nothing that accuses anybody (3-decisions §4). */
export function renderSuspendedPage(locale: Locale): RenderedPage {
  const texts = messagePageTexts[locale]
  return renderMessage({
    locale,
    title: texts.suspended,
    text: texts.suspendedHint,
    actions: (
      <a className="button secondary" href="/">
        {texts.goHome}
      </a>
    ),
  })
}

/** An error of ours; the page says nothing about its cause. */
export function renderErrorPage(): RenderedPage {
  const texts = messagePageTexts.es
  return renderMessage({
    locale: 'es',
    title: texts.errorTitle,
    text: texts.errorText,
    actions: (
      <a className="button secondary" href="/">
        {texts.goHome}
      </a>
    ),
  })
}

/** Without a network: says so in the three languages; its script opens the menu when the network is back. */
export function renderOfflinePage({ menuScript }: MenuAssets): RenderedPage {
  const { offlineTitle, offlineText, retry } = messagePageTexts.es
  const files = [...BRAND_FONTS.files, FAVICON, symbol, plate, menuScript]
  return renderDocument({
    locale: 'es',
    title: offlineTitle,
    css: BRAND_FONTS.faces + tokens + brand + offline,
    preloadFonts: BRAND_FONTS.preload,
    bodyClass: 'brand',
    children: (
      <div className="offline">
        <header className="site-header">
          <a href="/">
            <picture>
              <img src={symbol} alt="Sobremesa" width="34" height="34" />
            </picture>
          </a>
        </header>
        <main>
          <div>
            <h1>{offlineTitle}</h1>
            <p>{offlineText}</p>
            <div className="actions">
              <a className="button primary" href="?">
                {retry}
              </a>
            </div>
            <div className="other-languages">
              {(['en', 'pt'] as const).map(locale => (
                <p key={locale} lang={locale}>
                  <b>{messagePageTexts[locale].offlineTitle}</b> {messagePageTexts[locale].offlineText}
                </p>
              ))}
            </div>
          </div>
          <picture>
            <img className="tablecloth" src={plate} alt="" width="440" height="440" />
          </picture>
          <PageDataElement data={{ files }} />
          <script type="module" src={menuScript} />
        </main>
      </div>
    ),
  })
}
