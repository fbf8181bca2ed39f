import type { ReactNode } from 'react'
import plate from '#ui/assets/dishes/vacio.svg?url&no-inline'
import logo from '#ui/assets/logo/logo.svg?url&no-inline'
import symbol from '#ui/assets/logo/symbol.svg?url&no-inline'
import tokens from '#ui/tokens.css?inline'
import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import type { MenuAssets, UnavailablePageInput } from '../public-menu.render.ts'
import { publicMenuTexts } from '../public-menu.texts.ts'
import { renderDocument } from './document.tsx'
import { BRAND_FONTS } from './fonts.ts'
import brand from './styles/brand.css?inline'
import offline from './styles/offline.css?inline'

type MessageProps = { locale: Locale; title: string; text: string; actions: ReactNode; children?: ReactNode }

/** A page with one message, in our own design; never for search engines. */
function renderMessage({ locale, title, text, actions, children }: MessageProps): RenderedPage {
  return renderDocument({
    locale,
    title,
    css: BRAND_FONTS.faces + tokens + brand,
    preloadFonts: BRAND_FONTS.preload,
    bodyClass: 'brand',
    children: (
      <div className="nf">
        <header className="site-h">
          <a href="/">
            <picture>
              <img src={logo} alt="Sobremesa" width="195" height="28" />
            </picture>
          </a>
        </header>
        <main>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
            {children}
            <div className="acts">{actions}</div>
          </div>
          <picture>
            <img className="plate" src={plate} alt="" width="440" height="440" />
          </picture>
        </main>
      </div>
    ),
  })
}

/** There is no restaurant at this URL, or it is deleted (S1 §2). */
export function renderNotFoundPage(): RenderedPage {
  const texts = publicMenuTexts.es
  return renderMessage({
    locale: 'es',
    title: texts.notFoundTitle,
    text: texts.notFoundText,
    actions: (
      <>
        <a className="btn primary" href={`/${DEMO_SLUG}`}>
          {texts.seeDemo}
        </a>
        <a className="btn secondary" href="/">
          {texts.goHome}
        </a>
      </>
    ),
  })
}

/** Inactive for too long: shows the restaurant's name, address and phone, but no menu (3-decisions §4). */
export function renderUnavailablePage({ restaurant, locale }: UnavailablePageInput): RenderedPage {
  const texts = publicMenuTexts[locale]
  const { name, address, contact } = restaurant
  const town = [address.postalCode, address.city].filter(part => part !== '').join(' ')
  return renderMessage({
    locale,
    title: name,
    text: texts.unavailable,
    actions: (
      <a className="btn secondary" href="/">
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

/** An error of ours; the page says nothing about its cause. */
export function renderErrorPage(): RenderedPage {
  const texts = publicMenuTexts.es
  return renderMessage({
    locale: 'es',
    title: texts.errorTitle,
    text: texts.errorText,
    actions: (
      <a className="btn secondary" href="/">
        {texts.goHome}
      </a>
    ),
  })
}

/** Without a network: says so in the three languages; its script opens the menu when the network is back. */
export function renderOfflinePage({ menuScript }: MenuAssets): RenderedPage {
  const { offlineTitle, offlineText, retry } = publicMenuTexts.es
  return renderDocument({
    locale: 'es',
    title: offlineTitle,
    css: BRAND_FONTS.faces + tokens + brand + offline,
    preloadFonts: BRAND_FONTS.preload,
    bodyClass: 'brand',
    children: (
      <div className="off">
        <header className="site-h">
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
            <div className="acts">
              <a className="btn primary" href="?">
                {retry}
              </a>
            </div>
            <div className="langs">
              {(['en', 'pt'] as const).map(locale => (
                <p key={locale} lang={locale}>
                  <b>{publicMenuTexts[locale].offlineTitle}</b> {publicMenuTexts[locale].offlineText}
                </p>
              ))}
            </div>
          </div>
          <picture>
            <img className="cloth" src={plate} alt="" width="440" height="440" />
          </picture>
          <script type="module" src={menuScript} />
        </main>
      </div>
    ),
  })
}
